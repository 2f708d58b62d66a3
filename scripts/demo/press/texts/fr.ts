import type { PressTexts } from '../stories.ts';

export const french: PressTexts = {
  headings: ['En images', 'Décryptage'],
  stories: {
    hanok: {
      titles: [
        'Des maîtres charpentiers élèvent un hanok sans un clou {in}',
        'Le hanok de la place {in} reste jusqu’au printemps après {n} visiteurs',
      ],
      paragraphs: [
        'Des maîtres charpentiers coréens ont posé le {date} la poutre faîtière d’un hanok sur la place centrale {in}. Les passants ont vu assembler {k} piliers de pin sans clous.',
        'Déjà {n} personnes ont fait la queue pour voir le hanok de la place {in}. La ville repousse son démontage au printemps.',
        'Pour l’architecte {person}, « un bois que l’on démonte et déplace est une réponse à notre façon de bâtir ».',
      ],
    },
    webtoon: {
      titles: [
        'Une bibliothèque de webtoons coréens ouvre {in} avec {n2} titres',
        'La bibliothèque de webtoons {in} ouvre désormais jusqu’à 22 heures',
      ],
      paragraphs: [
        'Une bibliothèque publique consacrée aux webtoons coréens a ouvert {in} le {date}. Elle propose {n2} titres sur {k} tablettes.',
        'La bibliothèque de webtoons {in} reste ouverte jusqu’à 22 heures tant les lecteurs sont nombreux. Un atelier pour jeunes auteurs suivra.',
        'La bande dessinée qui défile a ramené des adolescents vers les rayons, dit la bibliothécaire {person}.',
      ],
    },
    kimjang: {
      titles: [
        '{n} personnes préparent du kimchi au bord de l’eau {in} pour l’aide alimentaire',
        'Le kimjang {in} à court de chou en une demi-journée',
      ],
      paragraphs: [
        'Au bord du fleuve {in}, {n} personnes ont salé et assaisonné du chou lors d’un kimjang collectif le {date}. Tout le kimchi est allé à l’aide alimentaire.',
        'Le chou du kimjang {in} a manqué en une demi-journée. Des fermes voisines ont envoyé {years} camions de plus.',
        'Préparer ensemble et donner, voilà le sens de cette coutume, explique {person}, de l’organisation.',
      ],
    },
    pansori: {
      titles: [
        'Un « Hamlet » en pansori créé au théâtre municipal {in}',
        'Le « Hamlet » en pansori prolongé {in} après {n2} billets vendus',
      ],
      paragraphs: [
        'Une chanteuse et un tambour ont porté le « Hamlet » de Shakespeare en pansori le {date} au théâtre municipal {in}.',
        'Le théâtre municipal {in} ajoute {years} représentations du « Hamlet » en pansori. Les {n2} billets ont trouvé preneur.',
        'Monologue et chant semblaient faits l’un pour l’autre, écrit le critique {person}.',
      ],
    },
    celadon: {
      titles: [
        'Un musée retrouve {in} {k} céladons de Goryeo dans ses réserves',
        'Les céladons de Goryeo retrouvés {in} viennent d’une épave',
      ],
      paragraphs: [
        'Un musée a annoncé {in} le {date} que {k} bols inscrits comme chinois sont des céladons de Goryeo. Ils dormaient dans ses réserves.',
        'Les céladons de Goryeo retrouvés {in} formaient la cargaison d’un navire coulé au XIIIe siècle. Des coquillages pris dans la glaçure l’ont révélé.',
        'L’argile est celle des fours coréens, affirme {person}, du musée.',
      ],
    },
    film: {
      titles: [
        'Un film coréen de 1961 que l’on croyait perdu resurgit {in}',
        'Le film coréen de 1961 de nouveau à l’écran {in} après 65 ans',
      ],
      paragraphs: [
        'La cinémathèque a annoncé le {date} la découverte {in} de {years} bobines d’un film coréen de 1961 dont il ne restait que le titre.',
        'Le film coréen de 1961 retrouvé {in} revient à l’écran après sa restauration. {k} personnes ont assisté à la première séance.',
        'Le son avait disparu : il a fallu lire sur les lèvres des acteurs, raconte {person}, chargé de la restauration.',
      ],
    },
  },
};
