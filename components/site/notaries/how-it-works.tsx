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

export function HowNotarizing() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-2xl lg:text-3xl">
        How it works
      </h2>
      <ol className="mt-5 grid gap-6 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t pt-4">
            <h3 className="text-lg font-semibold">{`${index + 1}. ${title}`}</h3>
            <p className="mt-1 text-neutral-700">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
