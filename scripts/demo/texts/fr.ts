import type { Texts } from '../storyKinds.ts';

export const french: Texts = {
  titles: {
    festival: 'Le festival de culture coréenne réunit {n} personnes {in}',
    series: 'La série coréenne « {work} » en tête des plateformes',
    concert: '{group} fait salle comble {in}, le public chante en coréen',
    exhibition: 'Une exposition coréenne sur « {topic} » ouvre {in}',
    language: 'Les cours de coréen progressent de {pct} % {in}',
    tourism: 'Les voyages vers la Corée en hausse de {pct} %',
    diplomacy: 'La Corée du Sud et {country} signent un accord culturel',
    food: 'Les importations de {food} coréen en hausse de {pct} %',
    taekwondo: '{k} équipes au tournoi international de taekwondo {in}',
    heritage: 'Un musée va restituer {k} objets du patrimoine coréen',
    literature: 'Le roman coréen « {work} » reçoit un prix de traduction',
    temple: 'La cuisine des temples coréens rassemble {k} personnes {in}',
    museum: 'Le Musée national rouvre {in} après {years} ans',
    budget: 'Le budget de la culture pourrait augmenter de {pct} %',
    filmFestival: 'Le festival du film de {city} s’ouvre avec {k} œuvres',
    visitorCap: '{city} limite les visites quotidiennes de ses monuments',
    restoration: 'Un site historique rouvre {in} après {years} ans de restauration',
    marathon: '{n} coureurs au marathon de {city}',
  },
  leads: {
    festival:
      'Un festival de culture coréenne s’est ouvert {in} le {date}. Essayages de hanbok, musique traditionnelle et cuisine coréenne ont animé le centre.',
    series:
      'La série coréenne « {work} » s’est hissée à la première place du principal service de vidéo du pays. Le temps de visionnage a augmenté de {pct} % en une semaine.',
    concert:
      'Le groupe coréen {group} s’est produit {in} le {date} devant plus de {n} spectateurs. Le public a chanté en coréen toute la soirée.',
    exhibition:
      'Le Musée national a ouvert {in} le {date} une exposition consacrée à « {topic} ». {k} œuvres venues de Corée y sont montrées pour la première fois.',
    language:
      'Les inscriptions aux cours de coréen ont augmenté de {pct} % {in} par rapport à l’an dernier. À partir du {from}, davantage d’écoles proposeront le coréen en option.',
    tourism:
      'Les voyages du pays vers la Corée ont augmenté de {pct} % par rapport à la même période de l’an dernier. Les agences citent les lieux de tournage et les fêtes régionales.',
    diplomacy:
      'Les gouvernements de la Corée du Sud et de {country} ont signé {in} le {date} un accord de coopération culturelle. Ils développeront les coproductions de films et les échanges de jeunes artistes.',
    food: 'Les importations de {food} coréen ont augmenté de {pct} % cette année avec la demande. Les restaurants coréens ouvrent les uns après les autres {in}.',
    taekwondo:
      'Un tournoi international de taekwondo a débuté {in} le {date}. Les athlètes de {k} équipes s’affrontent pendant trois jours en formes et en combat.',
    heritage:
      'Un musée a décidé {in} de rendre à la Corée {k} objets de son patrimoine. Des experts des deux pays en examineront l’état ensemble à partir du {from}.',
    literature:
      'La traduction du roman coréen « {work} » a reçu un prix de littérature traduite. L’éditeur annonce {n} exemplaires vendus au {date}.',
    temple:
      'Une rencontre autour de la cuisine des temples coréens et de la méditation s’est tenue {in} le {date}. {k} participants ont cuisiné et échangé avec des moines.',
    museum:
      'Le Musée national a rouvert {in} le {date} après {years} ans de travaux. Sa surface d’exposition a augmenté de {pct} %.',
    budget:
      'Le gouvernement a présenté le {date} un projet qui relève de {pct} % le budget de la culture pour l’an prochain. L’argent ira aux scènes régionales et aux jeunes artistes.',
    filmFestival:
      'Le Festival international du film de {city} s’est ouvert le {date}. {k} œuvres y sont projetées cette année, dont la moitié de nouveaux réalisateurs.',
    visitorCap:
      'Face à une hausse de {pct} % du nombre de touristes, {city} va limiter les entrées quotidiennes dans ses principaux monuments. La règle s’applique dès le {from}.',
    restoration:
      'Un site historique a ouvert {in} le {date} après {years} ans de restauration. Les chercheurs ont retrouvé sa forme grâce à des relevés en trois dimensions.',
    marathon:
      'Le Marathon international de {city} a eu lieu le {date} avec plus de {n} personnes dans le centre. Les athlètes venaient de plus de pays que jamais.',
  },
  more: {
    crowd: 'Selon les organisateurs, plus de {n2} personnes sont venues le seul premier jour.',
    organiser:
      '{person}, à la tête du comité d’organisation, a déclaré : « L’intérêt pour la culture coréenne grandit chaque année. »',
    expert:
      '{person2}, qui enseigne la culture d’Asie de l’Est dans une université locale, y voit plus qu’une mode : une place dans la vie quotidienne.',
    visitor:
      '« J’ai aimé voir en vrai ce que je ne connaissais que par l’écran », a confié une personne du public.',
    background: 'Le Centre culturel coréen de la ville propose des cours et des spectacles depuis {year}.',
    market: 'Le secteur prévoit une croissance de {pct2} % du marché local des contenus coréens cette année.',
    plan: 'La prochaine édition est prévue l’an prochain, à plus grande échelle.',
    audience: 'Sur les forums se multiplient les messages de ceux qui en ont « profité en famille ».',
    joint: 'Les deux pays formeront un groupe de travail pour fixer la suite du calendrier.',
    online: 'Les documents seront publiés en ligne et ouverts à tous.',
    spokesperson:
      '« La culture est un investissement pour l’avenir », a affirmé {person}, porte-parole du ministère de la Culture.',
    cost: 'Le projet coûte au total {millions} millions de dollars.',
    reaction: 'Les associations d’habitants saluent la décision mais demandent un calendrier transparent.',
    council: 'Le conseil municipal examinera les détails le mois prochain.',
    history: 'Le projet a été présenté pour la première fois en {year}.',
    jobs: 'Les experts attendent une hausse de {pct2} % de l’emploi local.',
  },
};
