import { standInRoute } from '@/lib/server/lawyers/calendars/google-stand-in';

export const GET = standInRoute;
export const POST = standInRoute;
export const PUT = standInRoute;
export const DELETE = standInRoute;
