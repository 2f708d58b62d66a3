import type { Texts } from '../storyKinds.ts';

export const spanish: Texts = {
  titles: {
    festival: 'El festival de cultura coreana reúne a {n} personas {in}',
    series: 'La serie coreana «{work}» lidera las plataformas',
    concert: '{group} llena el recinto {in} y el público canta en coreano',
    exhibition: 'Una muestra sobre «{topic}» de Corea abre {in}',
    language: 'Las clases de coreano {in} crecen un {pct} por ciento',
    tourism: 'Los viajes a Corea suben un {pct} por ciento',
    diplomacy: 'Corea del Sur y {country} firman un acuerdo cultural',
    food: 'Crece un {pct} por ciento la importación de {food} coreano',
    taekwondo: '{k} equipos compiten en el torneo de taekwondo {in}',
    heritage: 'Un museo devolverá {k} piezas del patrimonio coreano',
    literature: 'La novela coreana «{work}» gana un premio de traducción',
    temple: 'La cocina de los templos coreanos convoca a {k} personas {in}',
    museum: 'El Museo Nacional reabre {in} tras {years} años',
    budget: 'El Gobierno propone un {pct} por ciento más para cultura',
    filmFestival: 'El festival de cine de {city} abre con {k} películas',
    visitorCap: '{city} limita las visitas diarias a sus monumentos',
    restoration: 'Abre {in} un sitio histórico restaurado durante {years} años',
    marathon: '{n} corredores en el maratón de {city}',
  },
  leads: {
    festival:
      'Un festival de cultura coreana comenzó {in} el {date}. Pruebas de hanbok, música tradicional y cocina coreana llenaron las calles del centro.',
    series:
      'La serie coreana «{work}» alcanzó el primer puesto en el principal servicio de vídeo del país. El tiempo de visionado aumentó un {pct} por ciento en una semana.',
    concert:
      'El grupo coreano {group} actuó {in} el {date} ante más de {n} espectadores. El público cantó en coreano toda la noche.',
    exhibition:
      'El Museo Nacional inauguró {in} el {date} una exposición sobre «{topic}» de Corea. {k} obras llegadas de Corea se muestran por primera vez.',
    language:
      'La matrícula en las clases de coreano {in} creció un {pct} por ciento respecto al año pasado. Desde el {from} más escuelas ofrecerán coreano como optativa.',
    tourism:
      'Los viajes desde el país a Corea aumentaron un {pct} por ciento frente al mismo periodo del año pasado. Las agencias lo atribuyen a los escenarios de las series y a las fiestas regionales.',
    diplomacy:
      'Los gobiernos de Corea del Sur y {country} firmaron {in} el {date} un acuerdo de cooperación cultural. Ampliarán las coproducciones de cine y los intercambios de artistas jóvenes.',
    food: 'La importación de {food} coreano creció este año un {pct} por ciento por el aumento de la demanda. Los restaurantes coreanos se multiplican {in}.',
    taekwondo:
      'Un torneo internacional de taekwondo comenzó {in} el {date}. Deportistas de {k} equipos competirán tres días en formas y combate.',
    heritage:
      'Un museo decidió {in} devolver a Corea {k} piezas de su patrimonio. Expertos de ambos países examinarán juntos su estado desde el {from}.',
    literature:
      'La traducción de la novela coreana «{work}» ganó un premio de literatura traducida. La editorial indicó que hasta el {date} se vendieron {n} ejemplares.',
    temple:
      'Un encuentro sobre la cocina de los templos coreanos y la meditación se celebró {in} el {date}. {k} participantes cocinaron y conversaron con monjes.',
    museum:
      'El Museo Nacional reabrió {in} el {date} tras {years} años de reforma. Su superficie de exposición creció un {pct} por ciento.',
    budget:
      'El Gobierno presentó el {date} un plan para subir un {pct} por ciento el presupuesto de cultura del próximo año. El dinero irá a escenarios regionales y artistas jóvenes.',
    filmFestival:
      'El Festival Internacional de Cine de {city} se inauguró el {date}. Este año se proyectan {k} películas, la mitad de nuevos directores.',
    visitorCap:
      'Con un {pct} por ciento más de turistas, {city} limitará las entradas diarias a sus principales monumentos. La nueva norma rige desde el {from}.',
    restoration:
      'Un sitio histórico abrió {in} el {date} tras {years} años de restauración. Los investigadores recuperaron su aspecto con mediciones tridimensionales.',
    marathon:
      'El Maratón Internacional de {city} se celebró el {date} con más de {n} personas por el centro. Acudieron atletas de más países que nunca.',
  },
  more: {
    crowd: 'Según los organizadores, solo el primer día acudieron más de {n2} personas.',
    organiser:
      '{person}, al frente del comité organizador, dijo: «El interés por la cultura coreana crece cada año».',
    expert:
      '{person2}, que enseña cultura de Asia oriental en una universidad local, cree que deja de ser una moda y entra en la vida diaria.',
    visitor: '«Disfruté al ver en persona lo que solo conocía por la pantalla», dijo una persona asistente.',
    background: 'El Centro Cultural Coreano de la ciudad ofrece cursos y actuaciones desde {year}.',
    market:
      'El sector prevé que el mercado local de contenidos coreanos crezca un {pct2} por ciento este año.',
    plan: 'La próxima edición está prevista para el año que viene, a mayor escala.',
    audience: 'En los foros se suceden los mensajes de quienes lo «disfrutaron en familia».',
    joint: 'Los dos países formarán un grupo de trabajo para acordar los próximos pasos.',
    online: 'El material se publicará en línea para todo el mundo.',
    spokesperson:
      '«La cultura es una inversión de futuro», afirmó {person}, portavoz del ministerio de Cultura.',
    cost: 'El proyecto cuesta en total {millions} millones de dólares.',
    reaction:
      'Las asociaciones de vecinos acogieron bien la medida, pero pidieron un calendario transparente.',
    council: 'El ayuntamiento debatirá los detalles el mes próximo.',
    history: 'El plan se presentó por primera vez en {year}.',
    jobs: 'Los expertos esperan que el empleo local crezca un {pct2} por ciento.',
  },
};
