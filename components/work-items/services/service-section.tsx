import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { AdditionalService } from '@/lib/contract/work-items/services';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayChip } from '@/lib/domain/platform/clock-labels';
import { Receipt } from '../receipt';
import { Section } from '../section';
import type { Reader } from '../work-item-paths';
import { AddService } from './add-service';
import { BuyServices } from './buy-services';
import { RemoveService } from './remove-service';

interface ServiceSectionProps {
  item: WorkItem;
  reader: Reader;
}

export function ServiceSection({ item, reader }: ServiceSectionProps) {
  const services = item.additional_services;
  const canAdd = item.can.includes('add_service');
  if (services.length === 0 && !canAdd) return null;
  const toBuy = item.can.includes('purchase')
    ? services.filter(({ status }) => status === 'PROPOSED')
    : [];
  const others = services.filter((service) => !toBuy.includes(service));
  return (
    <Section title="Additional services" count={services.length > 0 ? services.length : undefined}>
      <p className="mt-1 max-w-text text-neutral-700">{introOf(item, reader, toBuy.length > 0)}</p>
      {others.length > 0 && (
        <ul className="mt-1">
          {others.map((service) => (
            <ServiceRow key={service._id} service={service}>
              <ServiceState item={item} service={service} reader={reader} />
            </ServiceRow>
          ))}
        </ul>
      )}
      {toBuy.length > 0 && <BuyServices item={item} services={toBuy} />}
      {canAdd && <AddService item={item} />}
    </Section>
  );
}

function introOf({ status }: WorkItem, reader: Reader, buyable: boolean): string {
  if (buyable)
    return 'Choose what you want to add. You pay for everything you choose in one payment.';
  const open = status === 'DRAFT' || status === 'PROPOSAL' || status === 'PAYMENT_PENDING';
  if (open)
    return reader === 'client'
      ? 'Not part of the agreement. You can add them once the agreement is paid, and you pay for them separately.'
      : 'Not part of the agreement. Your client can buy them once the agreement is paid.';
  return 'Extra work, each service with its own price.';
}

interface ServiceRowProps {
  service: AdditionalService;
  children?: ReactNode;
}

function ServiceRow({ service: { name, description, price }, children }: ServiceRowProps) {
  return (
    <li className="py-4 not-first:border-t">
      <div className="flex min-w-0 items-baseline justify-between gap-4">
        <div className="min-w-0 break-words">
          <p className="font-medium">{name}</p>
          {description && (
            <p className="text-sm whitespace-pre-line text-neutral-600">{description}</p>
          )}
        </div>
        <Price centavos={price} className="font-semibold" />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        {children}
      </div>
    </li>
  );
}

interface ServiceStateProps {
  item: WorkItem;
  service: AdditionalService;
  reader: Reader;
}

function ServiceState({ item, service, reader }: ServiceStateProps) {
  const { status, purchased_at: at, checkout_url: url } = service;
  if (status === 'PURCHASED') {
    return (
      <>
        <Badge tone="good" icon={<Icon of={Check} className="size-4" />}>
          {at ? `Bought ${dayChip(Date.parse(at)).date}` : 'Bought'}
        </Badge>
        {reader === 'client' && <Receipt itemId={item._id} of={service._id} name={service.name} />}
      </>
    );
  }
  if (status === 'PAYMENT_PENDING') {
    return (
      <>
        <Badge tone="waiting">Being paid</Badge>
        {reader === 'client' && url && (
          <a href={url} className={textLinkAloneClass}>
            Continue to payment<span className="sr-only"> for {service.name}</span>
          </a>
        )}
      </>
    );
  }
  return item.can.includes('remove_service') && <RemoveService item={item} service={service} />;
}
