import { AUDIT_EVENT_NAMES, AUDIT_EVENTS, auditEventName } from '@/lib/domain/platform/audit/audit';

test('every event has words of its own', () => {
  const names = AUDIT_EVENTS.map(auditEventName);
  expect(new Set(names).size).toBe(AUDIT_EVENTS.length);
  expect(auditEventName('user_suspended')).toBe(AUDIT_EVENT_NAMES.user_suspended);
});

test('one of another version reads as its key', () => {
  expect(auditEventName('notary_listed')).toBe('Notary listed');
});
