import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../core/button/Button';
import { Heading } from '../../core/heading/Heading';
import { Steps, type StepsProps } from '../../core/steps/Steps';
import './Wizard.css';

/** The button that leads to the next or the previous step. */
export interface WizardMove {
  label: string;
  onGo: () => void;
  busy?: boolean;
}

export interface WizardProps extends StepsProps {
  /** What this step is about. */
  heading: string;
  children: ReactNode;
  /** Names the next step; on the last step, the action that completes the task. */
  next: WizardMove;
  /** Missing on the first step. */
  back?: WizardMove;
}

/** A task in a few steps. The heading of a new step gets the focus, so screen readers announce it. */
export const Wizard = (props: WizardProps) => {
  const { label, steps, current, heading, children, next, back } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) title.current?.focus();
    before.current = current;
  }, [current]);
  return (
    <div className="fp-wizard">
      <Steps {...{ label, steps, current }} />
      <Heading level={2} ref={title} tabIndex={-1}>
        {heading}
      </Heading>
      <div className="fp-wizard-body">{children}</div>
      <div className="fp-wizard-moves">
        {back && (
          <Button variant="soft" busy={back.busy} onClick={back.onGo}>
            {back.label}
          </Button>
        )}
        <Button busy={next.busy} onClick={next.onGo}>
          {next.label}
        </Button>
      </div>
    </div>
  );
};
