'use client';

import { useEffect } from 'react';
import { useSession } from '@/lib/client/accounts/session';

export function OwnProfileMark({ lawyerId }: { lawyerId: string }) {
  const isLawyer = useSession().user?.type === 'LAWYER';
  useEffect(() => {
    if (!isLawyer) return;
    const page = document.documentElement.dataset;
    let left = false;
    import('@/lib/client/lawyers/own-handle')
      .then(({ ownHandle }) => ownHandle())
      .then(
        (handle) => {
          if (handle === lawyerId && !left) page.ownProfile = '';
        },
        // The page is whole without it.
        () => {},
      );
    return () => {
      left = true;
      delete page.ownProfile;
    };
  }, [isLawyer, lawyerId]);
  return null;
}
