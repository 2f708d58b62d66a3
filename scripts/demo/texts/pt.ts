import type { Texts } from '../storyKinds.ts';

export const portuguese: Texts = {
  titles: {
    festival: 'Festival de cultura coreana reúne {n} pessoas {in}',
    series: 'Série coreana “{work}” lidera as plataformas',
    concert: '{group} lota a arena {in} e o público canta em coreano',
    exhibition: 'Exposição sobre “{topic}” da Coreia abre {in}',
    language: 'Cursos de coreano crescem {pct}% {in}',
    tourism: 'Viagens para a Coreia aumentam {pct}%',
    diplomacy: 'Coreia do Sul e {country} assinam acordo cultural',
    food: 'Importação de {food} coreano cresce {pct}%',
    taekwondo: '{k} equipes no torneio internacional de taekwondo {in}',
    heritage: 'Museu devolverá {k} peças do patrimônio coreano',
    literature: 'Romance coreano “{work}” vence prêmio de tradução',
    temple: 'Culinária dos templos coreanos reúne {k} pessoas {in}',
    museum: 'Museu Nacional reabre {in} após {years} anos',
    budget: 'Governo propõe {pct}% a mais para a cultura',
    filmFestival: 'Festival de cinema abre {in} com {k} filmes',
    visitorCap: '{city} limita visitas diárias aos monumentos',
    restoration: 'Sítio histórico reabre {in} após {years} anos de restauro',
    marathon: '{n} corredores na maratona internacional {in}',
  },
  leads: {
    festival:
      'Um festival de cultura coreana começou {in} em {date}. Provas de hanbok, música tradicional e culinária coreana animaram o centro.',
    series:
      'A série coreana “{work}” chegou ao primeiro lugar no principal serviço de vídeo do país. O tempo de exibição cresceu {pct}% em uma semana.',
    concert:
      'O grupo coreano {group} se apresentou {in} em {date} diante de mais de {n} pessoas. O público cantou em coreano a noite toda.',
    exhibition:
      'O Museu Nacional abriu {in}, em {date}, uma exposição sobre “{topic}” da Coreia. {k} obras vindas da Coreia são mostradas pela primeira vez.',
    language:
      'As matrículas em cursos de coreano {in} cresceram {pct}% em relação ao ano passado. A partir de {from}, mais escolas oferecerão coreano como optativa.',
    tourism:
      'As viagens do país para a Coreia aumentaram {pct}% ante o mesmo período do ano passado. As agências citam os cenários das séries e as festas regionais.',
    diplomacy:
      'Coreia do Sul e {country} assinaram {in}, em {date}, um acordo de cooperação cultural. Vão ampliar as coproduções de cinema e o intercâmbio de jovens artistas.',
    food: 'A importação de {food} coreano cresceu {pct}% neste ano com o aumento da procura. Restaurantes coreanos abrem um após o outro {in}.',
    taekwondo:
      'Um torneio internacional de taekwondo começou {in} em {date}. Atletas de {k} equipes disputam formas e combate por três dias.',
    heritage:
      'Um museu decidiu {in} devolver à Coreia {k} peças do seu patrimônio. Especialistas dos dois países examinarão juntos o estado delas a partir de {from}.',
    literature:
      'A tradução do romance coreano “{work}” venceu um prêmio de literatura traduzida. A editora informou que {n} exemplares foram vendidos até {date}.',
    temple:
      'Um encontro sobre a culinária dos templos coreanos e a meditação aconteceu {in} em {date}. {k} participantes cozinharam e conversaram com monges.',
    museum:
      'O Museu Nacional reabriu {in} em {date}, após {years} anos de obras. A área de exposição cresceu {pct}%.',
    budget:
      'O governo apresentou em {date} um plano para elevar em {pct}% o orçamento da cultura do próximo ano. O dinheiro irá para palcos regionais e jovens artistas.',
    filmFestival:
      'O festival internacional de cinema foi aberto {in} em {date}. Neste ano são exibidos {k} filmes, metade de novos diretores.',
    visitorCap:
      'Com {pct}% mais turistas, {city} vai limitar as entradas diárias nos principais monumentos. A nova regra vale a partir de {from}.',
    restoration:
      'Um sítio histórico foi aberto {in} em {date}, após {years} anos de restauro. Pesquisadores recuperaram sua forma com medições tridimensionais.',
    marathon:
      'A maratona internacional aconteceu {in} em {date}, com mais de {n} pessoas pelo centro. Vieram atletas de mais países do que nunca.',
  },
  more: {
    crowd: 'Segundo os organizadores, mais de {n2} pessoas compareceram só no primeiro dia.',
    organiser:
      '{person}, à frente da comissão organizadora, disse: “O interesse pela cultura coreana cresce a cada ano.”',
    expert:
      '{person2}, que ensina cultura da Ásia Oriental em uma universidade local, vê mais do que moda: é parte da vida cotidiana.',
    visitor: '“Gostei de ver de perto o que só conhecia pela tela”, disse uma pessoa do público.',
    background: 'O Centro Cultural Coreano da cidade oferece cursos e apresentações desde {year}.',
    market: 'O setor prevê que o mercado local de conteúdo coreano cresça {pct2}% neste ano.',
    plan: 'A próxima edição está prevista para o ano que vem, em escala maior.',
    audience: 'Nos fóruns multiplicam-se as mensagens de quem “aproveitou em família”.',
    joint: 'Os dois países formarão um grupo de trabalho para definir os próximos passos.',
    online: 'O material será publicado na internet e aberto a todos.',
    spokesperson:
      '“A cultura é um investimento no futuro”, afirmou {person}, porta-voz do ministério da Cultura.',
    cost: 'O projeto custa ao todo {millions} milhões de dólares.',
    reaction: 'Associações de moradores aprovaram a medida, mas pediram um cronograma transparente.',
    council: 'A câmara municipal discutirá os detalhes no próximo mês.',
    history: 'O plano foi apresentado pela primeira vez em {year}.',
    jobs: 'Especialistas esperam que o emprego local cresça {pct2}%.',
  },
};
