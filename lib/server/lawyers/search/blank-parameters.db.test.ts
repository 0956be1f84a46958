import { searchLawyers } from '@/lib/contract/lawyers/search';
import { send } from '@/lib/testing/api/requests';
import { newLawyer } from '@/lib/testing/factories';

describe('a search form that was left blank', () => {
  it('searches without the blank fields, as a browser without scripts sends them', async () => {
    await newLawyer();
    const query = {
      area_of_practice: '',
      legal_problem: '',
      region: '',
      language: '',
      max_price: '',
      free: '',
    };
    const answer = await send(searchLawyers, { query });
    expect(answer).toMatchObject({ status: 200, body: { total: 1 } });
  });
});
