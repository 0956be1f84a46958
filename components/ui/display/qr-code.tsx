import { create } from 'qrcode';
import { classNames } from '../class-names';

/** Light cells around the code, which scanners need to find it. */
const QUIET = 4;

interface QrCodeProps {
  url: string;
  label: string;
  className?: string;
}

/** A QR code as one path, dark on light on any background. */
export function QrCode({ url, label, className }: QrCodeProps) {
  const { data, size } = create(url, { errorCorrectionLevel: 'M' }).modules;
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames('rounded bg-white fill-teal-950', className)}
    >
      <path d={cellsPath(data, size)} />
    </svg>
  );
}

/** Returns the path with one rectangle per run of dark cells in a row. */
function cellsPath(data: ArrayLike<number>, size: number): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      const length = column - start;
      if (length > 0) runs.push(`M${start + QUIET} ${row + QUIET}h${length}v1h-${length}z`);
    }
  }
  return runs.join('');
}
