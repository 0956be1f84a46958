import { classNames } from '@/components/ui/class-names';
import { GallerySection } from './gallery-section';

/** Written out because Tailwind only generates classes it finds in the source. */
const SCALES = [
  [
    'Teal',
    'primary',
    [
      'bg-teal-50',
      'bg-teal-100',
      'bg-teal-200',
      'bg-teal-300',
      'bg-teal-400',
      'bg-teal-500',
      'bg-teal-600',
      'bg-teal-700',
      'bg-teal-800',
      'bg-teal-900',
      'bg-teal-950',
    ],
  ],
  [
    'Lime',
    'the one action, and focus on dark',
    [
      'bg-lime-50',
      'bg-lime-100',
      'bg-lime-200',
      'bg-lime-300',
      'bg-lime-400',
      'bg-lime-500',
      'bg-lime-600',
      'bg-lime-700',
      'bg-lime-800',
      'bg-lime-900',
      'bg-lime-950',
    ],
  ],
  [
    'Neutral',
    'paper, lines and text',
    [
      'bg-neutral-50',
      'bg-neutral-100',
      'bg-neutral-200',
      'bg-neutral-300',
      'bg-neutral-400',
      'bg-neutral-500',
      'bg-neutral-600',
      'bg-neutral-700',
      'bg-neutral-800',
      'bg-neutral-900',
      'bg-neutral-950',
    ],
  ],
  [
    'Red',
    'state',
    [
      'bg-red-50',
      'bg-red-100',
      'bg-red-200',
      'bg-red-300',
      'bg-red-400',
      'bg-red-500',
      'bg-red-600',
      'bg-red-700',
      'bg-red-800',
      'bg-red-900',
      'bg-red-950',
    ],
  ],
  [
    'Amber',
    'state',
    [
      'bg-amber-50',
      'bg-amber-100',
      'bg-amber-200',
      'bg-amber-300',
      'bg-amber-400',
      'bg-amber-500',
      'bg-amber-600',
      'bg-amber-700',
      'bg-amber-800',
      'bg-amber-900',
      'bg-amber-950',
    ],
  ],
] as const;

const TYPE = [
  ['font-serif text-4xl font-medium', 'A time and price you know'],
  ['font-serif text-3xl font-medium', 'Labor lawyers in Cebu'],
  ['font-serif text-2xl font-medium', 'What clients wrote'],
  ['font-serif text-xl font-medium', 'Choose another time'],
  ['text-lg', 'Lead, 18 / 28: everything a person reads or presses.'],
  ['text-base', 'Body, 16 / 26. ₱1,500 for 30 minutes, Tue, Nov 24, 10:00 AM PHT'],
  ['text-sm text-neutral-600', 'Small, 14 / 20: help, captions, metadata'],
] as const;

export function TokensGallery() {
  return (
    <>
      <GallerySection
        title="Color"
        note="Ground and text meet at 4.5 : 1 or more; red and amber say a state."
      >
        {SCALES.map(([name, use, steps]) => (
          <div key={name}>
            <p className="text-sm font-medium">
              {name}, {use}
            </p>
            <div className="mt-1 grid grid-cols-11 overflow-hidden rounded border">
              {steps.map((step) => (
                <span key={step} className={classNames('h-10', step)} title={step} />
              ))}
            </div>
          </div>
        ))}
      </GallerySection>
      <GallerySection
        title="Type"
        note="Newsreader for headings, Commissioner for everything else."
      >
        {TYPE.map(([look, text]) => (
          <p key={look} className={look}>
            {text}
          </p>
        ))}
      </GallerySection>
    </>
  );
}
