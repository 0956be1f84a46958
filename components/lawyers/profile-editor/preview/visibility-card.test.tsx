import { fireEvent, screen, waitFor } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { COPY } from '@/lib/contract/platform/copy';
import { fakeServer } from '@/lib/testing/fake-server';
import { ownProfile, renderWithProfile } from '@/lib/testing/own-profile';
import { VisibilityCard } from './visibility-card';

const server = fakeServer();

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = receiveToasts((toast) => toasts.push(toast));
});
afterEach(() => stop());

function open(parts: Partial<OwnProfile>): void {
  const profile = ownProfile(parts);
  renderWithProfile(<VisibilityCard profile={profile} />, profile);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Show my profile', false],
  ['Hide my profile', true],
])('“%s” asks the server for it', async (name, is_public) => {
  const payload = ownProfile({ is_public: !is_public });
  server.answer = () => ({ status: 200, payload });
  open({ is_public });
  press(name);
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'success', text: COPY.lawyerProfile.success }]),
  );
  expect(server.of('POST')).toMatchObject([
    { path: '/lawyers/profile/visibility', body: { is_public: !is_public } },
  ]);
});

test('refused, it names what is in the way, each with the page where that is settled', async () => {
  const fields = { picture: 'missing', ibp_verified: 'missing' };
  const payload = { key: 'bad_transition', message: '', fields };
  server.answer = () => ({ status: 409, payload });
  open({ is_public: false, missing: ['picture'] });
  press('Show my profile');
  expect(await screen.findByText(/^Clients can’t see your profile yet/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'A photo of you',
    'Your ID check',
  ]);
  expect(toasts).toEqual([{ kind: 'error', text: COPY.lawyerProfile.visibility }]);
});
