'use client';

import { Reply } from 'lucide';
import { type FormEvent, useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { textRefusal } from '@/components/platform/text-refusal';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { WordsHint } from '@/components/ui/feedback/words-hint';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import {
  REPLY_TO_REVIEW_FAILURE,
  useReplyToReview,
  useWithdrawReply,
  WITHDRAW_REPLY_FAILURE,
} from '@/lib/client/meetings/reviews';
import { messageFor } from '@/lib/client/platform/messages';
import type { Review } from '@/lib/contract/meetings/reviews';
import { caseFacts } from '@/lib/domain/lawyers/case-facts';
import { selfPraise } from '@/lib/domain/lawyers/self-praise';
import { REPLY_MAX } from '@/lib/domain/meetings/afterwards';
import { WrittenReply } from './written-reply';

/** A lawyer's only reply to a review, which can be deleted. Nothing for a hidden review. */
export function ReviewReply({ review }: { review: Review }) {
  const [isWriting, setWriting] = useState(false);
  const [typed, setTyped] = useState('');
  const withdraw = useWithdrawReply(review);
  if (review.reply)
    return (
      <>
        <WrittenReply title="Your reply" reply={review.reply} />
        <ConfirmAction
          label="Take your reply back"
          look={{ size: 'small', className: 'mt-3' }}
          title="Take your reply back"
          confirm="Take it back"
          pendingLabel="Taking it back"
          keep="Keep it"
          failure={
            withdraw.isError && (
              <Notice tone="bad" title={messageFor(WITHDRAW_REPLY_FAILURE, withdraw.error)} />
            )
          }
          mutation={withdraw}
          run={() => withdraw.mutateAsync(undefined)}
        >
          It goes from your public profile and from your client’s page. You can then write another
          one.
        </ConfirmAction>
      </>
    );
  if (review.hidden_at) return null;
  if (!isWriting)
    return (
      <Button variant="outline" size="small" className="mt-3" onClick={() => setWriting(true)}>
        <Icon of={Reply} className="size-4.5" />
        Reply publicly
      </Button>
    );
  return (
    <ReplyForm
      review={review}
      typed={typed}
      onType={setTyped}
      onDone={() => {
        setTyped('');
        setWriting(false);
      }}
      onClose={() => setWriting(false)}
    />
  );
}

interface ReplyFormProps {
  review: Review;
  typed: string;
  onType: (text: string) => void;
  onDone: () => void;
  onClose: () => void;
}

function ReplyForm({ review, typed, onType, onDone, onClose }: ReplyFormProps) {
  const send = useReplyToReview(review);
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = textRefusal(typed, REPLY_MAX);
    setWrong(refusal);
    if (!refusal) send.mutate({ reply: typed.trim() }, { onSuccess: onDone });
  };
  return (
    <form className="mt-4 grid max-w-text gap-4" noValidate method="post" onSubmit={submit}>
      <div>
        <TextareaField
          ref={focusOnMount}
          label="Your reply"
          name="reply"
          help="Everyone can read it below the review. Leave out everything about the case and the person: your duty of confidentiality applies here too, whatever the review says."
          error={wrong}
          count={{ length: typed.trim().length, max: REPLY_MAX }}
          value={typed}
          onChange={({ target }) => {
            setWrong(undefined);
            onType(target.value);
          }}
        />
        <ReplyHints text={typed} />
      </div>
      {send.isError && (
        <Notice tone="bad" title={messageFor(REPLY_TO_REVIEW_FAILURE, send.error)}>
          What you wrote is still here.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={send.isPending} pendingLabel="Publishing">
          Publish reply
        </SubmitButton>
        <Button variant="outline" disabled={send.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Hints only, since the writer alone knows what a word refers to; never blocks. */
function ReplyHints({ text }: { text: string }) {
  return (
    <>
      <WordsHint words={caseFacts(text)}>
        may tell something about your client or the case. The lawyers’ code (CPRA, Canon III) keeps
        that between the two of you. You can still publish it.
      </WordsHint>
      <WordsHint words={selfPraise(text)}>
        may read as self-praise or as a promise of results (CPRA, Canon II, Section 17). You can
        still publish it.
      </WordsHint>
    </>
  );
}
