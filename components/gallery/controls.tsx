'use client';

import { Plus, Video } from 'lucide';
import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/forms/button';
import type { ButtonVariant } from '@/components/ui/forms/button-class';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { PasswordField } from '@/components/ui/forms/password-field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SelectField } from '@/components/ui/forms/select';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { ComboboxesGallery } from './comboboxes';
import { GallerySection, Row } from './gallery-section';

const ON_LIGHT: readonly ButtonVariant[] = [
  'action',
  'primary',
  'outline',
  'brand-outline',
  'quiet',
  'plain',
  'danger',
  'danger-outline',
];
const TABS = ['All', 'Today', 'Upcoming', 'Past'];

export function ControlsGallery() {
  return (
    <>
      <Buttons />
      <Fields />
      <ComboboxesGallery />
      <Choices />
      <Disclosures />
    </>
  );
}

function Buttons() {
  return (
    <GallerySection title="Buttons and links" note="One lime button a page. 44 px high or more.">
      <Row>
        {ON_LIGHT.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        <Button pending pendingLabel="Saving">
          Save
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <IconButton aria-label="Add">
          <Icon of={Plus} className="size-5" />
        </IconButton>
        <a href="#main" className={textLinkAloneClass}>
          To the start of the page
        </a>
      </Row>
      <div className="on-dark flex flex-wrap gap-3 rounded bg-teal-800 p-4">
        <Button variant="action">action</Button>
        <Button variant="outline-on-dark">outline-on-dark</Button>
        <Button variant="quiet-on-dark">quiet-on-dark</Button>
      </div>
    </GallerySection>
  );
}

function Fields() {
  const [text, setText] = useState('I worked in a shop for two years.');
  return (
    <GallerySection title="Fields" note="Label above, help below, error in words below that.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" help="As on your ID." />
        <TextField
          label="Email"
          type="email"
          error="Please provide valid email."
          defaultValue="anna"
        />
        <TextField label="Other party" optional disabled defaultValue="Not yet" />
        <PasswordField label="Password" autoComplete="off" />
        <SelectField label="Region">
          <option>Metro Manila (NCR)</option>
          <option>Central Visayas (VII)</option>
        </SelectField>
        <TextareaField
          label="Description"
          count={{ length: text.length, max: 40 }}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </GallerySection>
  );
}

function Choices() {
  return (
    <GallerySection title="Checkbox and radio" note="The whole row is the target.">
      <Checkbox label="I agree to the terms" />
      <Checkbox label="I agree to the rule" error="Please provide a value." />
      <FieldGroup label="Type of meeting">
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            name="way"
            label="Video"
            help="In this browser"
            icon={<Icon of={Video} />}
            defaultChecked
          />
          <RadioCard name="way" label="Phone" help="The lawyer calls" />
        </div>
      </FieldGroup>
      <FieldGroup label="Highest price">
        <div className="grid max-w-80 grid-cols-3 gap-2">
          <ChoiceChip name="price" defaultChecked>
            Any
          </ChoiceChip>
          <ChoiceChip name="price">₱1,500</ChoiceChip>
          <ChoiceChip name="price">₱3,000</ChoiceChip>
        </div>
      </FieldGroup>
    </GallerySection>
  );
}

function Disclosures() {
  const [chosen, setChosen] = useState('All');
  return (
    <>
      <GallerySection title="Tabs" note="Arrow keys move, Enter chooses.">
        <TabList underlined aria-label="Meetings">
          {TABS.map((name, index) => (
            <Tab
              key={name}
              selected={name === chosen}
              count={index * 2}
              onClick={() => setChosen(name)}
            >
              {name}
            </Tab>
          ))}
        </TabList>
      </GallerySection>
      <GallerySection title="Accordion" note="Opens without script.">
        <Accordion>
          <AccordionItem title="How are lawyers verified?" open>
            By an IBP ID and a government ID.
          </AccordionItem>
          <AccordionItem title="Can I use it from abroad?">Yes.</AccordionItem>
        </Accordion>
      </GallerySection>
    </>
  );
}
