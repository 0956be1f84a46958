import { readFileSync } from 'node:fs';
import {
  ArrowLeftRight,
  Bookmark,
  CalendarDays,
  CircleQuestionMark,
  CircleUserRound,
  Ellipsis,
  Eye,
  FileText,
  type IconNode,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  Search,
  Settings,
  Stamp,
  UserRoundPlus,
  Users,
  Video,
  Wallet,
} from 'lucide';
import type { DrawingName } from './drawing';

const ICONS: Record<DrawingName, IconNode> = {
  agreements: FileText,
  calendar: CalendarDays,
  clients: Users,
  dashboard: LayoutDashboard,
  find: Search,
  help: CircleQuestionMark,
  logout: LogOut,
  members: UserRoundPlus,
  messages: MessagesSquare,
  more: Ellipsis,
  notary: Stamp,
  payments: Wallet,
  practices: ArrowLeftRight,
  profile: CircleUserRound,
  public: Eye,
  saved: Bookmark,
  settings: Settings,
  video: Video,
};

function shapesOf(icon: IconNode): string {
  const attributes = (values: object) =>
    Object.entries(values).map(([name, value]) => `${name}='${value}'`);
  return icon
    .map(([shape, values]) => `%3C${[shape, ...attributes(values)].join(' ')}/%3E`)
    .join('');
}

test('the style sheet has the paths of each icon, and of no other', () => {
  const css = readFileSync('app/portal.css', 'utf8');
  const drawn = css.matchAll(
    /\.drawing-(\w+) \{\s+--drawing: url\("data:[^"]+?'%3E([^"]+)%3C\/svg%3E"\)/g,
  );
  const expected = Object.entries(ICONS).map(([name, icon]) => [name, shapesOf(icon)]);
  expect(Object.fromEntries([...drawn].map(([, name, shapes]) => [name, shapes]))).toEqual(
    Object.fromEntries(expected),
  );
});
