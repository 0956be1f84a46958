import 'server-only';
import type { Roster } from './entry';

export const VISAYAS: Roster = {
  'Central Visayas (VII)': [
    ['f', 'Kristine Joy', 'Abellana', 'Cebu City'],
    ['m', 'Gregorio', 'Cuizon', 'Cebu City'],
    ['f', 'Grace Palma', 'Lim', 'Cebu City', { languages: ['Hokkien', 'Mandarin'] }],
    ['m', 'Jose Roel', 'Borromeo', 'Mandaue'],
    ['f', 'Melinda', 'Igot', 'Lapu-Lapu', { languages: ['Korean'] }],
    ['m', 'Alejandro', 'Veloso', 'Cebu City', { languages: ['Japanese'] }],
    ['f', 'Maria Luisa', 'Santos', 'Cebu City'],
    ['f', 'Charito', 'Sarmago', 'Tagbilaran'],
    ['m', 'Ernesto', 'Ybañez', 'Cebu City'],
    ['f', 'Divina', 'Perdices Ouano', 'Mandaue'],
    ['m', 'Rey', 'Balongag', 'Tagbilaran'],
    ['f', 'Aileen', 'Cabahug', 'Talisay'],
  ],
  'Western Visayas (VI)': [
    ['f', 'Milagros', 'Parcon', 'Iloilo City'],
    ['m', 'Paolo Miguel', 'Reyes', 'Iloilo City'],
    ['f', 'Rosario', 'Divinagracia', 'Iloilo City'],
    ['m', 'Nonito', 'Villareal', 'Roxas City'],
    ['f', 'Arlene', 'Ibañez', 'Kalibo', { languages: ['Aklanon'] }],
    ['m', 'Simeon', 'Gumban', 'Iloilo City'],
    ['f', 'Josefina', 'Moscoso', 'San Jose de Buenavista'],
  ],
  'Negros Island Region (NIR)': [
    ['m', 'Eduardo', 'Pastrana', 'Bacolod'],
    ['f', 'Clarissa', 'Hinolan', 'Bacolod'],
    ['m', 'Teodoro', 'Bulado', 'Dumaguete'],
    ['f', 'Wilma', 'Estacion', 'Dumaguete'],
    ['m', 'Manuel', 'Tan Gayares', 'Bacolod', { languages: ['Mandarin'] }],
    ['f', 'Fe', 'Genova', 'Kabankalan'],
  ],
  'Eastern Visayas (VIII)': [
    ['f', 'Remedios', 'Macabare', 'Tacloban'],
    ['m', 'Crisanto', 'Ecal', 'Tacloban'],
    ['f', 'Maricel', 'Tugonon', 'Ormoc'],
    ['m', 'Arturo', 'Tan Uy', 'Calbayog', { languages: ['Hokkien'] }],
    ['f', 'Generosa', 'Lagrimas', 'Catarman'],
  ],
};
