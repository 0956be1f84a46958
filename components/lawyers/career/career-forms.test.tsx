import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import type { Education, WorkExperience } from '@/lib/contract/lawyers/lawyers';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { fakeServer } from '@/lib/testing/fake-server';
import { ownProfile, renderWithProfile } from '@/lib/testing/own-profile';
import { AwardsSection } from './awards-section';
import { EditEducation } from './education-form';
import { EducationSection } from './education-section';
import { EditWork } from './work-form';
import { WorkSection } from './work-section';

const server = fakeServer();

const STUDY: Education = {
  _id: 'e1',
  school: 'Ateneo',
  degree: 'Juris Doctor',
  start_year: 2010,
  end_year: 2014,
  honours: null,
};
const WORK: WorkExperience = {
  _id: 'w1',
  position: 'Partner',
  organisation: 'Reyes Law',
  start_year: 2016,
  end_year: 2020,
  description: null,
};

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = receiveToasts((toast) => toasts.push(toast));
});
afterEach(() => stop());

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const said = async (name: string, message: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(new RegExp(message)));

/** Answers writes with what they became, and reads with the profile of then. */
function answers(profile: () => OwnProfile, write: (body: unknown) => unknown = (body) => body) {
  server.answer = ({ method, body }) =>
    method === 'GET'
      ? { status: 200, payload: profile() }
      : { status: method === 'POST' ? 201 : 200, payload: write(body) };
}

function fillStudy({ end = '2014' } = {}) {
  type('School', 'Ateneo');
  type('Degree', 'Juris Doctor');
  type('Start year', '2010');
  type('End year', end);
}

describe('education', () => {
  test('an empty section says why one is needed; what is added shows, and the form begins anew', async () => {
    let education: Education[] = [];
    answers(
      () => ownProfile({ education }),
      (body) => {
        const added = { ...STUDY, ...(body as object) };
        education = [added];
        return added;
      },
    );
    renderWithProfile(<EducationSection />, ownProfile());
    expect(screen.getByText(/Clients see your profile once you add at least one/)).toBeVisible();
    fillStudy();
    press('Add education');
    const list = await screen.findByRole('list');
    expect(list).toHaveTextContent('2010 to 2014Juris DoctorAteneo');
    expect(screen.getByText('1 of 20 entries')).toBeVisible();
    await waitFor(() => expect(field('School')).toHaveValue(''));
    expect(toasts).toEqual([{ kind: 'success', text: 'Success!' }]);
    expect(server.of('POST')[0]?.body).toMatchObject({ start_year: 2010, end_year: 2014 });
  });

  test('nothing is sent while a year is wrong, and the reason stands beside it', async () => {
    renderWithProfile(<EducationSection />, ownProfile());
    press('Add education');
    await said('School', 'Please provide a value.');
    await waitFor(() => expect(field('School')).toHaveFocus());
    fillStudy({ end: '2010' });
    press('Add education');
    await said('End year', 'Education end year must be after the start year.');
    type('End year', '2999');
    await said('End year', "A year can't be in the future.");
    type('End year', '19');
    await said('End year', 'Please provide a year, such as 2014.');
    expect(server.sent).toEqual([]);
  });

  test('after a lost answer the same is sent again under the same key, and nothing typed is gone', async () => {
    server.answer = () => null;
    renderWithProfile(<EducationSection />, ownProfile());
    fillStudy();
    press('Add education');
    expect(await screen.findByText(/^Cannot send request/)).toBeVisible();
    expect(field('School')).toHaveValue('Ateneo');
    answers(
      () => ownProfile({ education: [STUDY] }),
      () => STUDY,
    );
    press('Add education');
    await screen.findByRole('list');
    const [first, second] = server.of('POST');
    expect(second?.key).toBe(first?.key);
    expect(toasts.map(({ kind }) => kind)).toEqual(['error', 'success']);
  });

  test('is changed whole; a refusal stands beside its field', async () => {
    const saved = jest.fn();
    renderWithProfile(<EditEducation entry={STUDY} onSaved={saved} />, ownProfile());
    expect(screen.getByText('No changes to save')).toBeVisible();
    type('School', 'UP');
    server.answer = () => ({
      status: 400,
      payload: { key: 'invalid_input', message: '', fields: { school: 'Not this one.' } },
    });
    press('Save');
    await said('School', 'Not this one.');
    expect(field('School')).toHaveValue('UP');
    expect(toasts).toEqual([{ kind: 'error', text: 'Failed' }]);
    answers(
      () => ownProfile(),
      () => STUDY,
    );
    press('Save');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(server.of('PUT').at(-1)?.body).toEqual({ ...STUDY, school: 'UP', honours: undefined });
  });

  test('is deleted after a question, which warns of the last one', async () => {
    let education = [STUDY];
    server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
    renderWithProfile(<EducationSection />, ownProfile({ education }));
    press('Delete Juris Doctor, Ateneo');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this education?' });
    expect(dialog).toHaveTextContent(/only one. Without an education entry, clients can’t see/);
    const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    confirm();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It was not deleted.');
    server.answer = ({ method }) => {
      if (method === 'GET') return { status: 200, payload: ownProfile({ education }) };
      education = [];
      return { status: 204 };
    };
    confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Education' })).toHaveFocus();
  });

  test('of twenty entries the form makes room for a word about the limit', () => {
    const education = Array.from({ length: 20 }, (_, n) => ({ ...STUDY, _id: `e${n}` }));
    renderWithProfile(<EducationSection />, ownProfile({ education }));
    expect(screen.getByText('You have 20 entries, the most allowed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add education' })).not.toBeInTheDocument();
  });
});

describe('work experience', () => {
  test('needs an end, unless the lawyer still works there', async () => {
    answers(
      () => ownProfile({ work_experience: [WORK] }),
      () => ({ ...WORK, end_year: null }),
    );
    renderWithProfile(<WorkSection />, ownProfile());
    type('Position', 'Partner');
    type('Organisation', 'Reyes Law');
    type('Start year', '2016');
    press('Add position');
    await said('End year', 'Please provide a value.');
    type('End year', '2015');
    press('Add position');
    await said('End year', 'Please choose an end after the start.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'I still work here' }));
    expect(screen.queryByRole('textbox', { name: 'End year' })).not.toBeInTheDocument();
    press('Add position');
    await waitFor(() => expect(server.of('POST')).toHaveLength(1));
    expect(server.of('POST')[0]?.body).toMatchObject({ start_year: 2016, end_year: null });
  });

  test('an end that was typed comes back with the box, and with “Discard” what was saved', async () => {
    renderWithProfile(<EditWork entry={WORK} onSaved={() => {}} />, ownProfile());
    const box = screen.getByRole('checkbox', { name: 'I still work here' });
    type('End year', '2021');
    fireEvent.click(box);
    fireEvent.click(box);
    expect(field('End year')).toHaveValue('2021');
    fireEvent.click(box);
    press('Discard');
    expect(field('End year')).toHaveValue('2020');
    expect(box).not.toBeChecked();
  });
});

test('an award has 250 characters at most, counted', async () => {
  renderWithProfile(<AwardsSection />, ownProfile());
  expect(screen.getByText(/This part is optional/)).toBeVisible();
  type('Title', 'Lecture');
  type('Year', '2020');
  type('Description', 'a'.repeat(251));
  expect(screen.getByText('251 of 250 characters')).toBeInTheDocument();
  press('Add award or publication');
  await said('Description', "Value can't be longer than 250.");
  expect(server.sent).toEqual([]);
});
