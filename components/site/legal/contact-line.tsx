import { SITE } from '@/lib/site';

/** An address to write to, or what stands in for one that the operator did not give. */
export function WriteTo({ email }: { email: string | undefined }) {
  if (!email) return <>the operator of {SITE.name}</>;
  return <a href={`mailto:${email}`}>{email}</a>;
}
