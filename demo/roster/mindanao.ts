import 'server-only';
import type { Roster } from './entry';

export const MINDANAO: Roster = {
  'Davao Region (XI)': [
    ['m', 'Leo', 'Lapura', 'Davao City'],
    ['f', 'Charisse', 'Sabroso', 'Davao City'],
    ['m', 'Armando', 'Garcia', 'Davao City'],
    ['f', 'Jasmin', 'Al-Hadji Usman', 'Davao City', { languages: ['Tausug'], headscarf: true }],
    ['m', 'Rogelio', 'Mapayo', 'Mati'],
    ['f', 'Mary Grace', 'Apelado', 'Tagum'],
    ['m', 'Allan', 'Dalisay', 'Digos'],
    ['f', 'Susana', 'Dumlao', 'Davao City', { languages: ['Ilocano'] }],
    ['m', 'Kenneth', 'Ang', 'Davao City', { languages: ['Hokkien', 'Mandarin'] }],
  ],
  'Zamboanga Peninsula (IX)': [
    ['f', 'Carmen', 'Saavedra', 'Zamboanga City'],
    ['m', 'Abdulrahman', 'Sali', 'Zamboanga City', { languages: ['Tausug', 'Arabic'] }],
    ['f', 'Rosita', 'Pulvera', 'Pagadian'],
    ['m', 'Percival', 'Bomediano', 'Dipolog'],
  ],
  'Northern Mindanao (X)': [
    ['f', 'Lorena', 'Abejuela', 'Cagayan de Oro'],
    ['m', 'Ronaldo', 'Labis', 'Cagayan de Oro'],
    ['f', 'Aisha', 'Macabangkit', 'Iligan', { languages: ['Maranao'], headscarf: true }],
    ['m', 'Jesus', 'Tabasa', 'Malaybalay'],
    ['f', 'Blesilda', 'Yamit', 'Cagayan de Oro'],
    ['m', 'Warren', 'Maglinao', 'Cagayan de Oro'],
    ['f', 'Norma', 'Clapano', 'Ozamiz'],
  ],
  'Soccsksargen (XII)': [
    ['m', 'Dante', 'Sumbilon', 'General Santos'],
    ['f', 'Glenda', 'Fuentes', 'Koronadal'],
    ['m', 'Samuel', 'Peñafiel', 'Kidapawan', { languages: ['Maguindanao'] }],
    ['f', 'Ruby', 'Cadiente', 'General Santos'],
  ],
  'Caraga (XIII)': [
    ['f', 'Adelfa', 'Montante', 'Butuan'],
    ['m', 'Hector', 'Salubre', 'Surigao City'],
    ['f', 'Cherry Mae', 'Bungabong', 'Butuan'],
    ['m', 'Protacio', 'Urbiztondo', 'Tandag'],
  ],
  'Bangsamoro (BARMM)': [
    ['m', 'Nasser', 'Mamalinta', 'Cotabato City', { languages: ['Maguindanao', 'Arabic'] }],
    ['f', 'Sittie Aina', 'Macarambon', 'Marawi', { languages: ['Maranao'], headscarf: true }],
    ['m', 'Omar', 'Kusain', 'Cotabato City', { languages: ['Maguindanao'] }],
    ['f', 'Nur-Aina', 'Jamiri', 'Bongao', { languages: ['Tausug'], headscarf: true }],
  ],
};
