export function StateFigure({ broken = false }: { broken?: boolean }) {
  return (
    <svg viewBox="0 0 96 48" className="h-16" aria-hidden="true">
      <g fill="none" strokeWidth="2" className="stroke-teal-300">
        <path d="M2 24 24 2l22 22-22 22z" />
        <path d="M50 24 72 2l22 22-22 22z" />
      </g>
      <path d="M12 24 24 12l12 12-12 12z" className="fill-teal-800" />
      {broken ? (
        <path
          d="m66 30 12-12M66 18l12 12"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-red-600"
        />
      ) : (
        <path d="M60 24 72 12l12 12-12 12z" className="fill-lime-400" />
      )}
    </svg>
  );
}
