import config from '@/tailwind.config';

const { teal, lime, white } = config.theme.colors;

const FILLS = { white, lime: lime[400], faint: teal[700], dark: teal[900] } as const;

const HEIGHT = 36;
const WIDTH = 1200;
const PIECE = 36;

interface ShareLeavesProps {
  size: number;
  upper: keyof typeof FILLS;
  lower: keyof typeof FILLS;
}

/** The mark; satori draws an svg in isolation, so that colours are attributes here. */
export function ShareLeaves({ size, upper, lower }: ShareLeavesProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path fill={FILLS[upper]} d="M4 3h13a8 8 0 0 1 8 8v2H12a8 8 0 0 1-8-8z" />
      <path fill={FILLS[lower]} d="M24 25H11a8 8 0 0 1-8-8v-2h13a8 8 0 0 1 8 8z" />
    </svg>
  );
}

export function ShareBand() {
  const pieces = Array.from({ length: Math.ceil(WIDTH / PIECE) }, (_, index) => index);
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {pieces.map((index) => (
        <path
          key={index}
          fillRule="evenodd"
          fill={index % 2 === 0 ? teal[600] : lime[400]}
          transform={`translate(${index * PIECE} 0) scale(3)`}
          d="M0 6 6 0l6 6-6 6zM3.5 6 6 8.5 8.5 6 6 3.5z"
        />
      ))}
    </svg>
  );
}
