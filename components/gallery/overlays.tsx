'use client';

import { LogOut, Video } from 'lucide';
import { useId, useState } from 'react';
import { showToast, type ToastKind } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Drawer } from '@/components/ui/overlays/drawer';
import {
  Dropdown,
  DropdownDivider,
  DropdownItem,
  DropdownLink,
} from '@/components/ui/overlays/dropdown';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { GallerySection, Row } from './gallery-section';

const TOASTS: readonly [ToastKind, string][] = [
  ['success', 'Success!'],
  ['error', 'Failed to fetch lawyers'],
  ['info', 'Meeting rescheduled successfully'],
];

export function OverlaysGallery() {
  return (
    <>
      <GallerySection
        title="Dialog and drawer"
        note="Escape closes, focus returns to what opened it."
      >
        <Row>
          <DialogSample />
          <DrawerSample side="top" />
          <DrawerSample side="sheet" />
        </Row>
      </GallerySection>
      <GallerySection
        title="Dropdown and tooltip"
        note="A tooltip never says what stands nowhere else."
      >
        <Row>
          <Dropdown trigger={<Button variant="outline">Open the menu</Button>} align="start">
            <DropdownLink href="/lawyers-online" icon={<Icon of={Video} />}>
              Find a lawyer
            </DropdownLink>
            <DropdownDivider />
            <DropdownItem icon={<Icon of={LogOut} />} onSelect={() => showToast('info', 'Chosen')}>
              Say so
            </DropdownItem>
          </Dropdown>
          <TooltipSample />
        </Row>
      </GallerySection>
      <GallerySection
        title="Toasts"
        note="Closes after 5 seconds; only for what has no place on the page."
      >
        <Row>
          {TOASTS.map(([kind, text]) => (
            <Button key={kind} variant="outline" onClick={() => showToast(kind, text)}>
              {text}
            </Button>
          ))}
        </Row>
      </GallerySection>
    </>
  );
}

function DialogSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this booking?"
        description="Somebody else can book it then."
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel this booking
            </Button>
          </>
        }
      />
    </>
  );
}

function DrawerSample({ side }: { side: 'top' | 'sheet' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Drawer: {side}
      </Button>
      <Drawer
        side={side}
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        closeLabel="Close the filters"
      >
        <p className="p-4 lg:px-6">Whatever is too long for a dialog.</p>
      </Drawer>
    </>
  );
}

function TooltipSample() {
  const id = useId();
  return (
    <Tooltip id={id} text="Account settings">
      <Button variant="quiet" aria-describedby={id}>
        Hover or focus
      </Button>
    </Tooltip>
  );
}
