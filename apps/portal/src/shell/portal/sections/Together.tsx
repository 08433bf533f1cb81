import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

/** The longest that sections which have loaded wait for the others, in milliseconds. */
const LONGEST_WAIT = 4000;

const Counting = createContext<((by: 1 | -1) => void) | null>(null);

/** Makes the page's other sections wait for this one, until it shows content or an error. */
export const useArrivesTogether = (isSettled: boolean): void => {
  const count = useContext(Counting);
  useLayoutEffect(() => {
    if (isSettled || !count) return undefined;
    count(1);
    return () => count(-1);
  }, [isSettled, count]);
};

/** A part of the page that is still loading. */
export const Pending = () => {
  useArrivesTogether(false);
  return null;
};

const newHost = (): HTMLElement => {
  const host = document.createElement('div');
  host.className = 'f-together';
  return host;
};

interface TogetherProps {
  /** Shown at once, at its final height. */
  first: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Sections that load apart and appear together, so that none pushes another away: one skeleton until
 * each has content or an error. Meanwhile they are mounted, because that is how they load, but not in the
 * document.
 */
export const Together = ({ first, skeleton, children }: TogetherProps) => {
  const pending = useRef(0);
  const [change, noteChange] = useReducer((changes: number) => changes + 1, 0);
  const [isShown, setShown] = useState(false);
  const [host] = useState(newHost);
  const place = useRef<HTMLDivElement>(null);
  const count = useCallback((by: 1 | -1) => {
    pending.current += by;
    noteChange();
  }, []);
  useLayoutEffect(() => {
    if (pending.current === 0) setShown(true);
  }, [change]);
  useLayoutEffect(() => {
    if (isShown) place.current?.append(host);
  }, [isShown, host]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Counting value={count}>
      {first}
      {/* Rendered again after each arrival, so that nothing visible moves when the content above grows. */}
      {!isShown && <Fragment key={change}>{skeleton}</Fragment>}
      <div className="f-together" ref={place} />
      {createPortal(children, host)}
    </Counting>
  );
};
