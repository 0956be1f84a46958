import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { SignUpForm } from './sign-up-form';

function page() {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <SignUpForm callbackUrl={null} refused={null} />
    </QueryClientProvider>
  );
}

test('a password that was typed before the scripts came is ticked off', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page());
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  password.value = 'Kalamansi88';
  await act(async () => {
    hydrateRoot(root, page());
  });
  expect(password).toHaveValue('Kalamansi88');
  expect(password).toHaveAccessibleDescription(/an uppercase letter ?, done\./);
});
