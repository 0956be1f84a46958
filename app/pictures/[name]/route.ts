import { servePicture } from '@/lib/server/media/pictures/operations';

export async function GET(_request: Request, route: { params: Promise<{ name: string }> }) {
  const { name } = await route.params;
  return servePicture(name);
}
