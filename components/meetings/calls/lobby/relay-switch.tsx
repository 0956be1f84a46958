'use client';

import { Switch } from '@/components/ui/forms/switch';

interface RelaySwitchProps {
  available: boolean;
  relayOnly: boolean;
  onRelayOnly: (relayOnly: boolean) => void;
}

/** "Hide my network address": the call goes through the relay alone. */
export function RelaySwitch({ available, relayOnly, onRelayOnly }: RelaySwitchProps) {
  return (
    <Switch
      onDark
      label="Hide my network address"
      help={
        available
          ? 'The call goes through our relay, so that the others do not see your network address. It may be slower.'
          : 'Not available here: it needs a relay server, and none is set up.'
      }
      checked={available && relayOnly}
      disabled={!available}
      onChange={(event) => onRelayOnly(event.target.checked)}
    />
  );
}
