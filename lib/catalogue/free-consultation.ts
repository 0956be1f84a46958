export const FREE_CONSULTATION = 'Free 30-minute consultation';
