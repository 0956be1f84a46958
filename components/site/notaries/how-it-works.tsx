import { AccordionItem } from '@/components/ui/layout/accordion';

interface Step {
  readonly title: string;
  readonly text: string;
}

const STEPS: readonly Step[] = [
  {
    title: 'Choose an office',
    text: 'By city, weekday and fee. Every notary public here is a lawyer whose IBP ID and commission we have checked.',
  },
  {
    title: 'Ask for an appointment',
    text: 'Say what document it is and which day you can come, and wait for the notary public’s answer. You can also call the office or walk in during its hours.',
  },
  {
    title: 'Come in person and pay there',
    text: 'Everyone who signs brings a current ID. You pay nothing on this site; you pay the fee at the office.',
  },
];

/** Belongs in an `Accordion`. */
export function HowNotarizing() {
  return (
    <AccordionItem title="How it works" wide>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <p className="text-lg font-semibold">{`${index + 1}. ${title}`}</p>
            <p className="mt-1 text-neutral-700">{text}</p>
          </li>
        ))}
      </ol>
    </AccordionItem>
  );
}
