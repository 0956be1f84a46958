import { SITE } from '@/lib/site';

/** An address to write to, or a fallback where the operator gave none. */
export function EmailLink({ email }: { email: string | undefined }) {
  if (!email) return <>the operator of {SITE.name}</>;
  return <a href={`mailto:${email}`}>{email}</a>;
}
