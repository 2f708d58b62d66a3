import type { PressTexts } from '../stories.ts';

export const spanish: PressTexts = {
  headings: ['En imágenes', 'Claves'],
  stories: {
    hanok: {
      titles: [
        'Maestros carpinteros levantan una hanok sin un solo clavo {in}',
        'La hanok de la plaza {in} se queda hasta la primavera tras {n} visitas',
      ],
      paragraphs: [
        'Maestros carpinteros coreanos colocaron el {date} la viga de una hanok en la plaza central {in}. El público vio encajar {k} pilares de pino sin clavos.',
        'Ya son {n} las personas que han hecho cola para ver la hanok de la plaza {in}. La ciudad aplaza su desmontaje hasta la primavera.',
        'La arquitectura tiene aquí una respuesta, según {person}: “La madera se puede desmontar y llevar a otro lugar”.',
      ],
    },
    webtoon: {
      titles: [
        'Abre {in} una biblioteca de webtoons coreanos con {n2} obras',
        'La biblioteca de webtoons {in} amplía su horario hasta las diez',
      ],
      paragraphs: [
        'Una biblioteca pública dedicada a los webtoons coreanos abrió {in} el {date}. Ofrece {n2} obras en {k} tabletas.',
        'La biblioteca de webtoons {in} abrirá hasta las diez de la noche por la gran afluencia de lectores. Tendrá además un taller para autores noveles.',
        'El cómic vertical, dice {person}, ha devuelto a las salas a jóvenes que ya no leían.',
      ],
    },
    kimjang: {
      titles: [
        '{n} personas preparan kimchi junto al río {in} para bancos de alimentos',
        'El kimjang {in} se queda sin col en medio día',
      ],
      paragraphs: [
        'Junto al río {in}, {n} personas salaron y aliñaron col en un kimjang colectivo el {date}. Todo el kimchi fue a bancos de alimentos.',
        'La col para el kimjang {in} se acabó en medio día. Granjas de un pueblo vecino enviaron {years} camiones más.',
        'Hacerlo juntos y regalarlo es el sentido de esta costumbre, explicó {person}, de la organización.',
      ],
    },
    pansori: {
      titles: [
        'Un “Hamlet” en pansori se estrena en el teatro municipal {in}',
        'El “Hamlet” en pansori suma funciones {in} tras vender {n2} entradas',
      ],
      paragraphs: [
        'Una cantante y un percusionista llevaron el “Hamlet” de Shakespeare al pansori el {date} en el teatro municipal {in}.',
        'El teatro municipal {in} añade {years} funciones del “Hamlet” en pansori. Se han vendido las {n2} entradas.',
        'Monólogo y canto parecían hechos el uno para el otro, escribió el crítico {person}.',
      ],
    },
    celadon: {
      titles: [
        'Un museo halla {in} {k} piezas de celadón de Goryeo en su almacén',
        'El celadón de Goryeo hallado {in} procede de un naufragio',
      ],
      paragraphs: [
        'Un museo anunció {in} el {date} que {k} cuencos catalogados como chinos son celadón de Goryeo. Aparecieron al ordenar su almacén.',
        'El celadón de Goryeo hallado {in} era la carga de un barco hundido en el siglo XIII. Lo delataron las conchas pegadas al esmalte.',
        'La arcilla coincide con la de los hornos coreanos, afirmó {person}, del museo.',
      ],
    },
    film: {
      titles: [
        'Aparece {in} una película coreana de 1961 que se daba por perdida',
        'La película coreana de 1961 vuelve a la pantalla {in} 65 años después',
      ],
      paragraphs: [
        'La filmoteca anunció el {date} el hallazgo {in} de {years} rollos de una película coreana de 1961 de la que solo quedaba el título.',
        'La película coreana de 1961 hallada {in} vuelve a la pantalla ya restaurada. A la primera función acudieron {k} personas.',
        'No quedaba sonido y hubo que leer los labios de los actores, contó {person}, responsable de la restauración.',
      ],
    },
  },
};
