import type { WorkItemTemplate } from '@/lib/contract/work-items/templates';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
} from '@/lib/contract/work-items/templates';
import { database } from '@/lib/server/platform/db/pool';
import { termsBody } from '@/lib/testing/agreements';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { exportedTemplates } from './templates-service';

let lawyer: TestLawyer;
beforeEach(async () => {
  lawyer = await newLawyer();
});

const add = (name: string, { cookie } = lawyer) =>
  send(createTemplate, { cookie, body: { name, terms: termsBody() } });
const idOf = async (name: string) => ((await add(name)).body as WorkItemTemplate)._id;
const list = async ({ cookie } = lawyer) =>
  ((await send(listTemplates, { cookie })).body as { results: WorkItemTemplate[] }).results;

test('stored by name, changed and deleted, with terms as the form sends them', async () => {
  const id = await idOf('Will');
  await add('Annulment');
  expect((await list()).map(({ name }) => name)).toEqual(['Annulment', 'Will']);
  const milestones = [
    { name: 'Filing', amount: 1_000_000 },
    { name: 'Decision', amount: 4_000_000, due_date: '2027-03-01' },
  ];
  const terms = termsBody({
    milestones,
    meetings: [{ title: 'First', duration: 60 }],
    due_date: '2027-04-01',
    additional_services: [{ name: 'Copies', price: 20_000 }],
  });
  const changed = await send(updateTemplate, {
    cookie: lawyer.cookie,
    params: { id },
    body: { name: 'Last will', terms },
  });
  expect(changed).toMatchObject({ status: 200, body: { _id: id, name: 'Last will' } });
  const stored = (await list()).find(({ _id }) => _id === id);
  expect(stored?.terms).toEqual({
    ...terms,
    milestones: [{ ...milestones[0], due_date: null }, milestones[1]],
    additional_services: [{ name: 'Copies', description: '', price: 20_000 }],
    expires_in_days: 7,
  });
  const request = { cookie: lawyer.cookie, params: { id } };
  expect((await send(deleteTemplate, request)).status).toBe(204);
  expect(await send(deleteTemplate, request)).toMatchObject({ status: 404 });
  expect(await exportedTemplates(database(), lawyer.id)).toMatchObject({
    name: 'agreement_templates',
    data: [{ name: 'Annulment' }],
  });
});

test('another lawyer finds none of them, and clients have none', async () => {
  const id = await idOf('Will');
  const other = await newLawyer();
  const body = { name: 'Mine', terms: termsBody() };
  const request = { cookie: other.cookie, params: { id } };
  expect(await send(updateTemplate, { ...request, body })).toMatchObject({ status: 404 });
  expect(await send(deleteTemplate, request)).toMatchObject({ status: 404 });
  expect(await list(other)).toEqual([]);
  const { cookie } = await newClient();
  expect(await send(listTemplates, { cookie })).toMatchObject({
    status: 403,
    body: { key: 'wrong_role' },
  });
  expect((await list()).map(({ name }) => name)).toEqual(['Will']);
});

test('twenty at most, also when two are added at once', async () => {
  for (let i = 0; i < 19; i += 1) await add(`Template ${i}`);
  const answers = await Promise.all([add('A'), add('B')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    key: 'bad_transition',
    message: expect.stringContaining('20'),
  });
  expect(await list()).toHaveLength(20);
});
