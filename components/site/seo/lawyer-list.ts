import type { ItemList } from 'schema-dts';
import { profilePath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

export type ListedLawyer = Pick<LawyerCard, '_id' | 'display_name'>;

export function lawyerList(siteUrl: string, cards: readonly ListedLawyer[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: cards.map(({ _id, display_name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withTitle(display_name),
      url: `${siteUrl}${profilePath(_id)}`,
    })),
  };
}
