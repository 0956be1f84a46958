import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AssociateCalls, MeetingAssociate } from '@/lib/contract/meetings/associates';
import { meetingServer, meetingWith, NOW, showMeeting } from '@/lib/testing/meeting-page';
import type { Side } from '../meeting-labels';
import { AskAssociate } from './ask-associate';
import { AskedCalls } from './asked-calls';
import { AssociateConsent } from './associate-consent';

const server = meetingServer();
const ASKED: MeetingAssociate = {
  _id: 'a1',
  name: 'Jose Abad',
  is_checked: true,
  profile: 'jose-abad',
  state: 'ASKED',
  accepted: true,
  asked_at: '2026-11-22T01:00:00Z',
  answered_at: null,
};
const AGREED: MeetingAssociate = { ...ASKED, state: 'AGREED', answered_at: ASKED.asked_at };

function Screen({ side }: { side: Side }) {
  const { data } = useQuery({ ...meetingQuery('m1'), enabled: false });
  if (!data) return null;
  return side === 'client' ? (
    <AssociateConsent meeting={data} now={NOW} />
  ) : (
    <AskAssociate meeting={data} side={side} now={NOW} />
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answering = (payload: unknown, status = 200) => {
  server.answer = () => ({ status, payload });
};

describe('the client', () => {
  const asked = (associate: MeetingAssociate) =>
    showMeeting(meetingWith({ associate }), <Screen side="client" />);

  test('reads who would join and what that means, and agrees to this request', async () => {
    answering(AGREED);
    asked(ASKED);
    const region = within(screen.getByRole('region', { name: 'Another lawyer in your call' }));
    expect(region.getByText(/asks that Atty. Jose Abad joins your call/)).toHaveTextContent(
      'They hear and see everything said, and may not read your messages or files.',
    );
    expect(region.getByRole('link', { name: 'Profile of Atty. Jose Abad' })).toBeVisible();
    press('Agree');
    expect(await screen.findByText(/You agreed that Atty. Jose Abad joins/)).toBeVisible();
    expect(server.sent).toMatchObject([{ method: 'PUT', body: { request: 'a1', agreed: true } }]);
  });

  test('takes the agreement back, and is told what then holds', async () => {
    answering({ ...AGREED, state: 'DECLINED' });
    asked(AGREED);
    press('Take it back');
    expect(await screen.findByText(/You declined. Atty. Jose Abad does not join/)).toBeVisible();
    expect(server.sent).toMatchObject([{ body: { agreed: false } }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('cannot agree to somebody who can no longer join', () => {
    asked({ ...ASKED, is_checked: false });
    expect(screen.getByText('Atty. Jose Abad can no longer join.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  test('is told what failed, with the choice still there', async () => {
    answering({ key: 'bad_transition', message: 'This request is no longer open.' }, 409);
    asked(ASKED);
    press('Decline');
    expect(await screen.findByText('This request is no longer open.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agree' })).toBeEnabled();
  });

  test.each([
    ['taken back', { ...ASKED, state: 'WITHDRAWN' as const }, 'CONFIRMED' as const],
    ['of a cancelled meeting', ASKED, 'CANCELLED' as const],
  ])('is asked nothing that is %s', (_, associate, status) => {
    showMeeting(meetingWith({ associate, status }), <Screen side="client" />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the lawyer', () => {
  const open = (associate: MeetingAssociate | null = null) => {
    showMeeting(meetingWith({ associate, can_ask_associate: true }), <Screen side="lawyer" />);
    press('Associate in the call');
    return within(screen.getByRole('dialog', { name: 'Associate in the call' }));
  };

  test('chooses among the lawyers of the practice', async () => {
    const choices = { results: [{ member: 'p1', name: 'Jose Abad' }] };
    server.answer = (method) => ({ status: 200, payload: method === 'GET' ? choices : ASKED });
    const dialog = open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Ask for Atty. Jose Abad' }));
    expect(await dialog.findByText(/Your client has not answered yet/)).toBeVisible();
    expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { member: 'p1' } });
  });

  test('is told who could be asked where there is nobody, and of a failure', async () => {
    answering({ results: [] });
    expect(await open().findByText('Nobody to ask')).toBeVisible();
  });

  test('sees that the associate has to answer first', () => {
    const dialog = open({ ...ASKED, accepted: false });
    expect(dialog.getByText(/Atty. Jose Abad has not answered yet/)).toBeVisible();
  });

  test('sees that the client agreed, and can take it back', async () => {
    answering(null, 204);
    const dialog = open(AGREED);
    expect(
      dialog.getByText('Your client agreed: Atty. Jose Abad can join the call.'),
    ).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    expect(await dialog.findByRole('button', { name: 'Take it back' })).toBeEnabled();
    expect(server.sent[0]).toMatchObject({ method: 'DELETE' });
  });

  test('has nothing of it where nobody can be asked', () => {
    showMeeting(meetingWith({ can_ask_associate: false }), <Screen side="lawyer" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the associate', () => {
  const call = {
    meeting_id: 'm1',
    client_name: 'Anna Ferrer',
    lawyer_name: 'Maria Santos',
    start_time: '2026-11-24T02:00:00Z',
    end_time: '2026-11-24T02:30:00Z',
  };
  const show = (payload: AssociateCalls) => {
    answering(payload);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <AskedCalls />
      </QueryClientProvider>,
    );
  };

  test('joins with a second factor', async () => {
    show({ results: [call], requests: [], has_second_factor: true });
    expect(
      await screen.findByRole('link', { name: 'Join the call of Atty. Maria Santos' }),
    ).toHaveAttribute('href', '/meeting/associate/m1');
  });

  test('accepts or declines a call before its client is asked', async () => {
    const { meeting_id: _, client_name: __, ...request } = { ...call, _id: 'a1' };
    show({ results: [], requests: [request], has_second_factor: true });
    const accept = await screen.findByRole('button', { name: /^Accept the call of Atty. Maria/ });
    server.answer = () => ({
      status: 409,
      payload: { key: 'bad_transition', message: 'Please decline.', request_id: '1' },
    });
    fireEvent.click(accept);
    expect(await screen.findByText('Please decline.')).toBeVisible();
    expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { accepted: true } });
    fireEvent.click(screen.getByRole('button', { name: /^Decline the call/ }));
    await screen.findByText('Please decline.');
    expect(screen.queryByText(/Anna Ferrer/)).toBeNull();
  });

  test('without one is told where to set it up', async () => {
    show({ results: [call], requests: [], has_second_factor: false });
    expect(await screen.findByRole('link', { name: 'your account settings' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Join/ })).toBeNull();
  });
});
