import { useMemo } from 'react';
import { encode } from 'uqr';
import './QrCode.css';

export interface QrCodeProps {
  /** What a camera reads, for example "WIFI:T:WPA;S:CanalWharf-Home;P:…;;". */
  value: string;
  /** The purpose of the code, for screen readers; they do not announce its content. */
  label: string;
}

/** One path for all dark squares: a square is a one-unit run to the right. */
const squares = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code, always dark on white, because that is what cameras read. */
export const QrCode = ({ value, label }: QrCodeProps) => {
  const { data, size } = useMemo(() => encode(value, { border: 0 }), [value]);
  return (
    <svg className="fp-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares(data)} shapeRendering="crispEdges" />
    </svg>
  );
};
