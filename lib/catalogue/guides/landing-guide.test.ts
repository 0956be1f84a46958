import { landingGuide } from './landing-guide';

describe('the page of an area everywhere', () => {
  test('shows every section and question of the area, and no place', () => {
    const guide = landingGuide('labor', null);
    expect(guide.place).toBeNull();
    expect(guide.local).toBeNull();
    expect(guide.goodToKnow).toBeNull();
    expect(guide.sections.length).toBeGreaterThan(2);
    expect(guide.questions.length).toBeGreaterThanOrEqual(6);
  });
});

describe('the page of an area in a place', () => {
  test('starts with what is true of the place, and asks its questions first', () => {
    const guide = landingGuide('labor', 'cebu');
    expect(guide.lead).toContain('Cebu City');
    expect(guide.local?.heading).toBe('Labor cases in Cebu City');
    expect(guide.offices[0]?.name).toBe('NLRC Regional Arbitration Branch VII, Cebu City');
    expect(guide.questions[0]?.question).toContain('call center');
    expect(guide.questions).toHaveLength(4);
    expect(guide.costs).toEqual([]);
  });
});
