'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { ActionFailure } from '@/components/platform/action-failure';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ADD_SERVICE_FAILURE, useAddService } from '@/lib/client/work-items/part-changes';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { newService } from '@/lib/contract/work-items/services';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { typedPrice } from '@/lib/domain/platform/money';

const DESCRIPTION_MAX = 1000;

/** The form values as typed; the request has centavos. */
const typed = z
  .object({ name: z.string(), description: z.string(), price: z.string() })
  .transform(({ price, ...rest }): unknown => ({
    ...rest,
    price: typedPrice(price),
  }))
  .pipe(newService);
const FIELDS = ['name', 'description', 'price'] as const;

/** Dialog that offers another service. Typed values are kept when it is closed. */
export function AddService({ item }: { item: WorkItem }) {
  const [open, setOpen] = useState(false);
  const add = useAddService(item._id);
  const id = useId();
  const form = useForm<z.input<typeof typed>, unknown, z.output<typeof typed>>({
    resolver: zodResolver(typed, FIELD_MESSAGES),
    defaultValues: { name: '', description: '', price: '' },
  });
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: 'description' });
  const change = (next: boolean) => {
    if (add.isPending) return;
    add.reset();
    setOpen(next);
  };
  const submit = form.handleSubmit((service) =>
    add.mutate(service, {
      onSuccess: () => {
        setOpen(false);
        form.reset();
      },
      onError: (error) => void showFieldErrors(error, FIELDS, form.setError),
    }),
  );
  return (
    <div className="mt-3 print:hidden">
      <Button variant="outline" onClick={() => change(true)}>
        <Icon of={Plus} className="size-5" />
        Add a service
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title="Add a service"
        description={`${item.client.display_name} can buy it once the agreement is paid. The agreement itself does not change.`}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Back
            </Button>
            <Button type="submit" form={id} pending={add.isPending} pendingLabel="Adding">
              Add
            </Button>
          </>
        }
      >
        <form
          id={id}
          className="mt-4 grid grid-cols-1 gap-4"
          noValidate
          method="post"
          onSubmit={submit}
        >
          <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
          <TextareaField
            label="What it is"
            optional
            rows={3}
            error={errors.description?.message}
            count={{ length: description.length, max: DESCRIPTION_MAX }}
            {...form.register('description')}
          />
          <TextField
            label="Price in pesos"
            inputMode="decimal"
            error={errors.price?.message}
            {...form.register('price')}
          />
          <ActionFailure failure={ADD_SERVICE_FAILURE} error={add.error} />
        </form>
      </Dialog>
    </div>
  );
}
