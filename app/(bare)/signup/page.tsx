import { redirect } from 'next/navigation';
import type { SearchParams } from '@/components/auth/query-value';

/** Clients register at /signup/customer; the query comes along. */
export default async function SignupPage({ searchParams }: { searchParams: SearchParams }) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  redirect(query.size > 0 ? `/signup/customer?${query}` : '/signup/customer');
}
