import { Badge } from '@/components/ui/feedback/badge';
import type { UserRow } from '@/lib/contract/admin/users';

export function UserBadges({
  user: { suspended_at, email_verified, administrator },
}: {
  user: UserRow;
}) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {suspended_at && <Badge tone="bad">Suspended</Badge>}
      {administrator && <Badge tone="now">Administrator</Badge>}
      {email_verified ? (
        <Badge tone="good">Email verified</Badge>
      ) : (
        <Badge tone="waiting">Email not verified</Badge>
      )}
    </span>
  );
}
