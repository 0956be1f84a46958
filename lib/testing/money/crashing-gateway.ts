import { gatewayOf } from '@/lib/server/adapters/payment/gateway';

const CALLS = ['create', 'fetch', 'expire', 'refund', 'getRefund', 'listPayments'] as const;
type Gateway = Record<(typeof CALLS)[number], (...args: unknown[]) => Promise<unknown>>;

/** Says of each call whether the process dies before it, after it, or not at all. */
export type Fate = () => 'before' | 'after' | 'lives';

/**
 * Lets a process die at calls of the local gateway: what it was doing never goes on, whether the gateway carried the call out
 * or not. `runs` resolves then, too, and says whether that happened.
 */
export function crashingGateway(fate: Fate) {
  const gateway = gatewayOf({ gateway: 'local' }) as unknown as Gateway;
  const spies = CALLS.map((name) => {
    const call = gateway[name];
    return jest.spyOn(gateway, name).mockImplementation(async (...args) => {
      const when = fate();
      if (when === 'before') return dies();
      const answer = await call(...args);
      return when === 'after' ? dies() : answer;
    });
  });
  let die: () => void = () => {};
  const dies = () => {
    die();
    return new Promise<never>(() => {});
  };
  return {
    async runs(work: () => Promise<unknown>): Promise<'done' | 'died'> {
      const died = new Promise<'died'>((resolve) => {
        die = () => resolve('died');
      });
      return Promise.race([work().then(() => 'done' as const), died]);
    },
    restore() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
