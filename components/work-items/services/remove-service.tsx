'use client';

import { REMOVE_SERVICE_FAILURE, useRemoveService } from '@/lib/client/work-items/part-changes';
import type { AdditionalService } from '@/lib/contract/work-items/services';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { ConfirmAction } from '../confirm-action';

interface RemoveServiceProps {
  item: WorkItem;
  service: AdditionalService;
}

export function RemoveService({ item, service }: RemoveServiceProps) {
  const remove = useRemoveService(item._id);
  return (
    <ConfirmAction
      label={
        <>
          Remove<span className="sr-only"> {service.name}</span>
        </>
      }
      look={{ variant: 'outline', size: 'small' }}
      title="Remove this service?"
      confirm="Remove it"
      pendingLabel="Removing"
      confirmVariant="danger"
      keep="Keep it"
      failure={REMOVE_SERVICE_FAILURE}
      mutation={remove}
      run={() => remove.mutateAsync(service._id)}
    >
      {item.client.display_name} can no longer buy “{service.name}”.
    </ConfirmAction>
  );
}
