import { isCurrentSection, PROFILE_SECTIONS, sectionMark } from './sections';

test.each([
  ['/lawyer-portal/profile', 'Preview'],
  ['/lawyer-portal/profile/education', 'Education'],
  ['/lawyer-portal/profile/education/4f7c/edit', 'Education'],
  ['/lawyer-portal/profile/education-of-others', undefined],
])('on %s the current section is %s', (pathname, label) => {
  const current = PROFILE_SECTIONS.filter((section) => isCurrentSection(section, pathname));
  expect(current.map((section) => section.label)).toEqual(label ? [label] : []);
});

test('a section is done when none of its parts is missing', () => {
  const marks = PROFILE_SECTIONS.map((section) => [
    section.label,
    sectionMark(section, ['picture', 'services', 'education']),
  ]);
  expect(marks).toEqual([
    ['Preview', null],
    ['Basic info', 'to do'],
    ['Bank details', 'complete'],
    ['Availability', 'to do'],
    ['Work experience', 'complete'],
    ['Education', 'to do'],
    ['Awards and publications', null],
    ['Written work', null],
  ]);
});
