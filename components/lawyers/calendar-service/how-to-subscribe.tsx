import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';

/** Where the address goes in the calendars most people use. */
export function HowToSubscribe() {
  return (
    <Accordion>
      <AccordionItem title="Add it to Google Calendar">
        <p>
          On a computer: beside “Other calendars” choose the plus sign, then “From URL”, and paste
          the address. It then appears on your phone, too. Google checks it a few times a day, so a
          new meeting can take a few hours to show.
        </p>
      </AccordionItem>
      <AccordionItem title="Add it to Apple Calendar">
        <p>
          On an iPhone: in Calendar choose “Calendars”, “Add Calendar”, “Add Subscription Calendar”,
          and paste the address. On a Mac: File, “New Calendar Subscription”.
        </p>
      </AccordionItem>
      <AccordionItem title="Add it to Outlook">
        <p>
          On outlook.com or in the new Outlook: in the calendar choose “Add calendar”, “Subscribe
          from web”, and paste the address.
        </p>
      </AccordionItem>
    </Accordion>
  );
}
