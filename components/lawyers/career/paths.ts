import { PROFILE_PATH } from '../profile-editor/sections';

export type CareerPage = 'education' | 'work-experience' | 'awards';

export function listPath(page: CareerPage): string {
  return `${PROFILE_PATH}/${page}`;
}

export function editPath(page: CareerPage, id: string): string {
  return `${listPath(page)}/${id}/edit`;
}
