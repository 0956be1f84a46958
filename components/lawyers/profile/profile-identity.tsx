import { MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { withTitle, yearsInPractice } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { Rating } from '@/components/ui/display/rating';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { figuresText } from '@/lib/domain/lawyers/figures';
import { LawyerFacts } from '../card/lawyer-facts';
import { VerifiedBadge } from '../card/verified-badge';
import { REVIEWS_ID } from './reviews';

interface ProfileIdentityProps {
  profile: LawyerProfile;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  headingLevel?: 'h1' | 'h2';
  actions?: ReactNode;
}

const FIGURES = { name: 'On this site', icon: MessageCircle };

export function ProfileIdentity(props: ProfileIdentityProps) {
  const { profile, now, headingLevel: Heading = 'h1', actions } = props;
  const figures = figuresText(profile);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pt-1 pb-2 sm:pt-3 sm:pb-6 sm:grid-rows-[auto_1fr] sm:gap-x-6 lg:pb-8">
      <Avatar
        name={profile.display_name}
        pictureUrl={profile.picture_url}
        square
        size="huge"
        className="sm:row-span-2"
      />
      {/* Room for a name of two lines: whether it takes them may change with the font. */}
      <div className="max-sm:min-h-30">
        <Heading className="text-2xl sm:text-3xl lg:text-4xl">
          {withTitle(profile.display_name)}
        </Heading>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 sm:mt-2 sm:gap-y-1">
          <RatingLink profile={profile} />
          <span className="text-neutral-700 max-sm:text-sm">
            {yearsInPractice(profile.bar_year, now)}, since {profile.bar_year}
          </span>
          {/* On a phone the panel about the check comes after the times. */}
          <span className="text-sm lg:hidden">
            <VerifiedBadge lawyer={profile} />
          </span>
        </p>
      </div>
      <div className="max-sm:col-span-2">
        <LawyerFacts lawyer={profile} also={figures ? [{ ...FIGURES, text: figures }] : []} />
        {actions}
      </div>
    </div>
  );
}

function RatingLink({ profile: { rating, review_count } }: Pick<ProfileIdentityProps, 'profile'>) {
  const stars = <Rating rating={rating} count={review_count} />;
  if (review_count === 0) return stars;
  return (
    <a
      href={`#${REVIEWS_ID}`}
      className="-my-2.5 inline-flex min-h-tap items-center rounded underline decoration-neutral-400 underline-offset-4 hover:decoration-neutral-900"
    >
      {stars}
    </a>
  );
}
