import { classNames } from '../class-names';

const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z';

interface RatingProps {
  /** Mean, 0 to 5; one decimal is shown. */
  rating: number;
  count: number;
  className?: string;
}

/** `★ 4.8 (64)`, or a text if there are no reviews. */
export function Rating({ rating, count, className }: RatingProps) {
  if (count === 0) {
    return (
      <span className={classNames('text-sm text-neutral-600', className)}>No reviews yet</span>
    );
  }
  return (
    <span className={classNames('rating', className)}>
      <span>
        {rating.toFixed(1)}
        <span> of 5 stars, </span>
      </span>
      <span>
        {`(${count}`}
        <span>{count === 1 ? ' review' : ' reviews'}</span>)
      </span>
    </span>
  );
}

export function Stars({ value, className }: { value: number; className?: string }) {
  const full = Math.round(value);
  return (
    <span className={classNames('inline-flex gap-0.5', className)}>
      <span className="sr-only">{full} of 5 stars</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          className={classNames('size-4', star <= full ? 'text-amber-500' : 'text-neutral-300')}
        />
      ))}
    </span>
  );
}

export function Star({ className }: { className: string }) {
  return (
    <svg
      className={classNames('shrink-0', className)}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={STAR} />
    </svg>
  );
}
