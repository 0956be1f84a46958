import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ForgotPassword } from '@/components/accounts/authentication/forgot-password';
import { SignUpForm } from '@/components/accounts/authentication/sign-up-form';
import { Button } from '@/components/ui/forms/button';
import {
  chromeTranslation,
  movingTranslation,
  textTranslation,
  widgetTranslation,
  wordMarker,
  wordTeacher,
} from '@/e2e/support/translators';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { allowTranslation } from '@/lib/client/platform/translated-page';
import { fakeServer, fillIn, openBooking, openTimes, payButtons, press } from '../booking-page';

/** The main forms in a page that is translated, with what the browser loads before React. */
const TRANSLATORS = [
  chromeTranslation,
  movingTranslation,
  textTranslation,
  widgetTranslation,
  wordMarker,
  wordTeacher,
];

const server = fakeServer();
const observers: MutationObserver[] = [];
const { observe } = MutationObserver.prototype;

let end: () => void;

/** A button that is busy once it is pressed. */
function Saving() {
  const [pending, setPending] = useState(false);
  return (
    <Button pending={pending} pendingLabel="Saving" onClick={() => setPending(true)}>
      <svg aria-hidden="true" />
      Save
    </Button>
  );
}

beforeEach(() => {
  MutationObserver.prototype.observe = function (...args) {
    observers.push(this);
    observe.apply(this, args);
  };
  end = allowTranslation();
});

afterEach(() => {
  cleanup();
  end();
  for (const observer of observers.splice(0)) observer.disconnect();
  MutationObserver.prototype.observe = observe;
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

/** Lets translators see what changed. */
const translated = () => act(async () => {});

function open(form: React.ReactNode) {
  return render(<QueryClientProvider client={createQueryClient()}>{form}</QueryClientProvider>);
}

describe.each(TRANSLATORS.map((translate) => [translate.name, translate] as const))(
  '%s',
  (_, translate) => {
    it('booking: refused, written, another time, paid for in vain', async () => {
      server.answer = () => ({ status: 409, payload: { key: 'already_holding', message: '' } });
      openBooking();
      translate();
      await press();
      await translated();
      expect(screen.getByLabelText('What happened')).toHaveAttribute('aria-invalid', 'true');
      fillIn();
      await translated();
      expect(screen.getByLabelText('What happened')).not.toHaveAttribute('aria-invalid', 'true');
      await act(async () => openTimes());
      await act(async () => fireEvent.click(screen.getByRole('radio', { name: /60 minutes/ })));
      await press();
      await translated();
      expect(payButtons().length).toBeGreaterThan(0);
    });

    it('signing up: refused for what is missing, and what was wrong goes as it is typed', async () => {
      open(<SignUpForm callbackUrl={null} refused={null} />);
      translate();
      await act(async () =>
        fireEvent.click(screen.getByRole('button', { name: 'Create account' })),
      );
      const first = screen.getByLabelText('First name');
      expect(first).toHaveAttribute('aria-invalid', 'true');
      await act(async () => fireEvent.input(first, { target: { value: 'Maria' } }));
      await translated();
      expect(first).not.toHaveAttribute('aria-invalid', 'true');
    });

    it('a forgotten password: refused, then sent', async () => {
      server.answer = () => ({ status: 200, payload: { message: 'Sent' } });
      open(<ForgotPassword callbackUrl={null} />);
      translate();
      const send = () =>
        act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send the link' })));
      await send();
      const email = screen.getByLabelText('Email');
      await act(async () => fireEvent.input(email, { target: { value: 'maria@example.com' } }));
      await send();
      await translated();
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'Check your email',
      );
    });

    it('a button that is busy and has another word for it', async () => {
      open(<Saving />);
      translate();
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
      expect(screen.getByRole('button')).toHaveTextContent(/^Saving$/);
    });
  },
);
