import { Check, Clock } from 'lucide';
import { timeButtonClass } from '@/components/meetings/booking/times/time-buttons';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import { Rating, Stars } from '@/components/ui/display/rating';
import { SafeImage } from '@/components/ui/display/safe-image';
import { Badge } from '@/components/ui/feedback/badge';
import { Banig } from '@/components/ui/icons/banig';
import { Icon } from '@/components/ui/icons/icon';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { Card } from '@/components/ui/layout/card';
import { StepBar } from '@/components/ui/layout/step-bar';
import { GallerySection, Row } from './gallery-section';

/** An address that never responds, to show the spinner and then the placeholder. */
const NOTHING_THERE = '/pictures/none.webp';

export function BadgesGallery() {
  return (
    <>
      <GallerySection
        title="Badges and rating"
        note="The word carries the meaning, color repeats it."
      >
        <Row>
          <Badge tone="good" icon={<Icon of={Check} className="size-4" />}>
            Confirmed
          </Badge>
          <Badge tone="waiting" icon={<Icon of={Clock} className="size-4" />}>
            Waiting for payment
          </Badge>
          <Badge tone="now">Starts in 10 minutes</Badge>
          <Badge>Completed</Badge>
          <Badge tone="bad">Cancelled</Badge>
        </Row>
        <Row>
          <Rating rating={4.8} count={64} />
          <Rating rating={0} count={0} />
          <Stars value={4} />
          <Price centavos={150_000} />
        </Row>
      </GallerySection>
      <GallerySection
        title="Avatars and pictures"
        note="A spinner for up to 1.5 seconds, then a placeholder."
      >
        <Row>
          <Avatar name="Anna Ferrer" size="small" />
          <Avatar name="Anna Ferrer" />
          <Avatar name="Atty. Maria Santos" square size="large" />
          <Avatar name="Ben Tan" pictureUrl={NOTHING_THERE} size="large" />
          <SafeImage src={NOTHING_THERE} alt="Nothing" className="size-24 rounded bg-neutral-100" />
        </Row>
      </GallerySection>
      <GallerySection
        title="Card, steps, times"
        note="Times are links in lists, buttons where one is chosen."
      >
        <Card>Paper on the page: white, one hairline, no shadow.</Card>
        <StepBar steps={['Time', 'Your case', 'Payment']} current={1} />
        <Row>
          <a href="#main" className="open-time px-4">
            10:00 AM
          </a>
          <button type="button" className={`${timeButtonClass(false)} w-28`}>
            10:30 AM
          </button>
          <button type="button" className={`${timeButtonClass(true)} w-28`}>
            11:00 AM
          </button>
        </Row>
      </GallerySection>
      <GallerySection
        title="Own forms"
        note="The two leaves, and the woven band that closes a dark surface."
      >
        <Row>
          <LeafMark />
          <span className="grid rounded bg-teal-800 p-2">
            <LeafMark tone="on-dark" />
          </span>
        </Row>
        <div className="bg-teal-800 pt-8">
          <Banig />
        </div>
      </GallerySection>
    </>
  );
}
