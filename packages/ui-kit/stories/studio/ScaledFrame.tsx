import type { ReactElement } from 'react';

/** How wide a frame is in the studio, in px. */
const WIDTH = 300;

interface ScaledFrameProps {
  /** The size of the window, in its own px. */
  size: { title: string; width: number; height: number };
  children: ReactElement;
}

/** A window that is shown smaller than it is, with its title below. */
export const ScaledFrame = ({ size: { title, width, height }, children }: ScaledFrameProps) => {
  const scale = WIDTH / width;
  return (
    <figure>
      <div className="studio-frame" style={{ inlineSize: WIDTH, blockSize: height * scale }}>
        <div style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}>
          {children}
        </div>
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
};
