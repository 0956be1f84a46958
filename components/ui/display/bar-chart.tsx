const HEIGHT = 88;
const GAP = 5;
/** Height of the bar of a week without any value. */
const NOTHING = 1.5;

interface Bar {
  key: string;
  value: number;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** Units of the drawing; the height is 88. */
  width: number;
}

/** Bars of one scale, the last one dark. The table beside it gives the figures. */
export function BarChart({ bars, width }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = (width + GAP) / bars.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      className="mt-4 block h-auto w-full"
      aria-hidden="true"
      focusable="false"
    >
      {bars.map(({ key, value }, index) => {
        const height = Math.max(NOTHING, (value / most) * (HEIGHT - 1));
        return (
          <rect
            key={key}
            x={index * step}
            y={HEIGHT - 1 - height}
            width={step - GAP}
            height={height}
            rx={1.5}
            className={index === bars.length - 1 ? 'fill-teal-800' : 'fill-teal-200'}
          />
        );
      })}
      <rect y={HEIGHT - 1} width={width} height={1} className="fill-neutral-400" />
    </svg>
  );
}
