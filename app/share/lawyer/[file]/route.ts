import { shareName } from '@/components/share-picture/share-address';
import { sharePicture } from '@/components/share-picture/share-card';
import { lawyerContent } from '@/components/share-picture/share-content';
import { tryLoad } from '@/lib/server/http/try-load';
import { getLawyerProfile } from '@/lib/server/lawyers/operations';
import { serveSharePicture } from '@/lib/server/share-pictures/operations';

export async function GET(request: Request, { params }: RouteContext<'/share/lawyer/[file]'>) {
  const id = shareName((await params).file);
  const found = id ? await tryLoad(getLawyerProfile, { params: { id } }, null) : null;
  return serveSharePicture(request, found?.ok ? sharePicture(lawyerContent(found.data)) : null);
}
