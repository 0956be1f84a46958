import type { ReactNode } from 'react';
import { SITE } from '@/lib/site';
import { shareVersion } from './share-address';
import type { ShareContent, ShareFact } from './share-content';
import { ShareBand, ShareLeaves } from './share-ornaments';

const MAX_HEADLINE_LENGTH = 120;

const MAX_SUBTITLE_LENGTH = 84;

/** Returns the data to draw a picture: its version, the portrait to fetch, and the drawing. */
export function sharePicture(content: ShareContent) {
  return {
    version: shareVersion(content),
    portrait: content.portrait,
    draw: (portrait: string | null): ReactNode => (
      <ShareCard content={content} portrait={portrait} />
    ),
  };
}

interface ShareCardProps {
  content: ShareContent;
  portrait: string | null;
}

/** 1200 × 630. Drawn by satori, which supports flex boxes and the colours of tailwind.config.ts, and no other CSS. */
function ShareCard({ content, portrait }: ShareCardProps) {
  const headline = shortened(drawable(content.headline), MAX_HEADLINE_LENGTH);
  const above = drawable(content.above);
  const below = shortened(drawable(content.below), MAX_SUBTITLE_LENGTH);
  return (
    <div tw="flex flex-col w-full h-full bg-teal-800 text-white font-sans pb-[36px]">
      <div tw="flex grow px-[72px]">
        <div tw="flex flex-col flex-1 pt-[48px]">
          <Name />
          <div tw="flex flex-col grow justify-center pt-[16px]">
            {above && <div tw="text-[28px] text-lime-300 mb-[14px]">{above}</div>}
            <div
              tw={`font-serif ${headlineSize(headline, portrait !== null)}`}
              style={{ textWrap: 'balance' }}
            >
              {headline}
            </div>
            {below && <div tw="text-[30px] leading-[40px] text-teal-100 mt-[18px]">{below}</div>}
          </div>
        </div>
        {portrait ? <Portrait address={portrait} /> : <Watermark />}
      </div>
      <Facts facts={content.facts} />
      <div tw="flex absolute left-0 bottom-0">
        <ShareBand />
      </div>
    </div>
  );
}

/** Returns the largest size that fits: three lines at most, with less room beside a portrait. */
function headlineSize({ length }: string, narrow: boolean): string {
  if (narrow) {
    if (length <= 38) return 'text-[68px] leading-[74px]';
    return length <= 66 ? 'text-[52px] leading-[58px]' : 'text-[40px] leading-[46px]';
  }
  if (length <= 48) return 'text-[80px] leading-[86px]';
  return length <= 62 ? 'text-[64px] leading-[70px]' : 'text-[50px] leading-[56px]';
}

function Name() {
  return (
    <div tw="flex items-center font-serif text-[40px]">
      <ShareLeaves size={46} upper="white" lower="lime" />
      <div tw="ml-[14px]">{SITE.name}</div>
    </div>
  );
}

function Facts({ facts }: { facts: readonly ShareFact[] }) {
  // Three may hold two prices each.
  const size = facts.length > 2 ? 'text-[34px]' : 'text-[40px]';
  return (
    <div tw="flex px-[72px] pt-[22px] pb-[36px]">
      {facts.map(({ value, label }, index) => (
        <div
          key={label}
          tw={`flex flex-col ${index > 0 ? 'ml-[30px] pl-[30px] border-l-2 border-teal-600' : ''}`}
        >
          <div tw={`${size} leading-[46px] text-lime-400`}>{drawable(value)}</div>
          <div tw="text-[26px] leading-[34px] text-teal-100">{drawable(label)}</div>
        </div>
      ))}
    </div>
  );
}

function Portrait({ address }: { address: string }) {
  return (
    <div tw="flex items-end ml-[56px]">
      <picture tw="flex">
        <img src={address} width={300} height={300} alt="" tw="rounded-[20px]" />
      </picture>
    </div>
  );
}

function Watermark() {
  return (
    <div tw="flex relative w-[250px] ml-[24px]">
      <div tw="flex absolute left-0 top-[40px]">
        <ShareLeaves size={400} upper="faint" lower="dark" />
      </div>
    </div>
  );
}

/**
 * Characters missing in the bundled fonts: everything except Latin with its accents, punctuation, euro, peso and
 * minus.
 */
const NOT_IN_FONTS =
  /[^ -~\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2010-\u2027\u20ac\u20b1\u2212]/g;

/** Returns the text without characters that would be drawn as empty boxes. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(NOT_IN_FONTS, '').replace(/\s+/g, ' ').trim();
}

/** Shortens a text to at most `longest` characters, cut between words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : cut.length).replace(/[\s,;:.·]+$/, '')}…`;
}
