'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readPushAgain } from './preferences';
import { registerOnce } from './web-push';

/** Registers the browser of a signed-in, verified user, once and without a prompt from the page. */
export function useRegisterOnce(isVerified: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isVerified) return;
    void registerOnce().then((hasChanged) => hasChanged && readPushAgain(queries));
  }, [isVerified, queries]);
}
