import { eq } from 'drizzle-orm';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { getLawyerProfile as getPublicProfile } from '@/lib/contract/lawyers/lawyers';
import {
  getProfilePreview as getPreview,
  setBasicInfo,
  setVisibility,
} from '@/lib/contract/lawyers/own-profile';
import { database } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';

const previewOf = async ({ cookie }: Pick<TestLawyer, 'cookie'>) =>
  (await send(getPreview, { cookie })).body as LawyerProfile;

const publicOf = ({ lawyerId }: TestLawyer) => send(getPublicProfile, { params: { id: lawyerId } });

const change = ({ lawyerId }: TestLawyer, columns: Partial<typeof lawyers.$inferInsert>) =>
  database().update(lawyers).set(columns).where(eq(lawyers.id, lawyerId));

test('it is what clients see, and stays so when they no longer do', async () => {
  const lawyer = await newLawyer();
  const { body } = await publicOf(lawyer);
  expect(await previewOf(lawyer)).toEqual(body);
  await send(setVisibility, { cookie: lawyer.cookie, body: { is_public: false } });
  expect((await publicOf(lawyer)).status).toBe(404);
  expect(await previewOf(lawyer)).toEqual(body);
});

test('each lawyer sees their own', async () => {
  const [one, other] = [await newLawyer(), await newLawyer()];
  expect((await previewOf(one))._id).toBe(one.lawyerId);
  expect((await previewOf(other))._id).toBe(other.lawyerId);
});

test('a profile that is neither finished nor checked shows what is there', async () => {
  const lawyer = await newLawyer();
  await change(lawyer, {
    ibpVerifiedAt: null,
    price30: null,
    price60: 250_000,
    picture: null,
    about: '',
  });
  expect(await previewOf(lawyer)).toMatchObject({
    ibp_verified: false,
    verified_at: null,
    picture_url: null,
    about: '',
    services: [{ duration: 60, price: 250_000 }],
  });
});

test('a name typed with the title is stored without it, and is no other name', async () => {
  const lawyer = await newLawyer();
  const { status, body } = await send(setBasicInfo, {
    cookie: lawyer.cookie,
    body: {
      display_name: 'Atty. Test Lawyer',
      roll_number: '50000',
      ibp_number: '1234',
      bar_year: 2010,
      phone: '+639171234567',
      region: 'Caraga (XIII)',
      city: 'Butuan',
      office_address: 'Montilla Boulevard',
      areas_of_practice: ['Labor'],
      legal_problems: [403],
      specializations: ['Contracts'],
      languages: ['English'],
      about: 'b'.repeat(250),
      quote: 'Bring every paper.',
    },
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { display_name: 'Test Lawyer', ibp_verified: true },
  });
});
