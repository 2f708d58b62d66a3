import type { Texts } from '../storyKinds.ts';

export const vietnamese: Texts = {
  titles: {
    festival: 'Lễ hội văn hóa Hàn Quốc {in} thu hút hơn {n} người',
    series: 'Phim Hàn Quốc “{work}” đứng đầu bảng xếp hạng trực tuyến',
    concert: '{group} diễn kín chỗ {in}, khán giả hát vang bằng tiếng Hàn',
    exhibition: 'Triển lãm “{topic}” của Hàn Quốc mở cửa {in}',
    language: 'Người học tiếng Hàn {in} tăng {pct}%',
    tourism: 'Khách đi Hàn Quốc tăng {pct}%, các tỉnh được ưa chuộng',
    diplomacy: 'Hàn Quốc và {country} ký thỏa thuận hợp tác văn hóa',
    food: 'Nhập khẩu {food} Hàn Quốc tăng {pct}%',
    taekwondo: '{k} đội dự giải taekwondo quốc tế {in}',
    heritage: 'Bảo tàng {in} trao trả {k} hiện vật cho Hàn Quốc',
    literature: 'Tiểu thuyết Hàn Quốc “{work}” đoạt giải văn học dịch',
    temple: '{k} người trải nghiệm ẩm thực chùa Hàn Quốc {in}',
    museum: 'Bảo tàng Quốc gia {in} mở cửa trở lại sau {years} năm',
    budget: 'Đề xuất tăng {pct}% ngân sách văn hóa năm tới',
    filmFestival: 'Liên hoan phim {city} khai mạc với {k} phim',
    visitorCap: '{city} giới hạn lượng khách mỗi ngày tại di tích',
    restoration: 'Di tích {in} mở cửa sau {years} năm trùng tu',
    marathon: 'Hơn {n} người chạy marathon quốc tế {in}',
  },
  leads: {
    festival:
      'Ngày {date}, lễ hội văn hóa Hàn Quốc khai mạc {in}. Mặc thử hanbok, nhạc truyền thống và nấu món Hàn diễn ra khắp khu trung tâm.',
    series:
      'Phim truyền hình Hàn Quốc “{work}” vươn lên vị trí số một trên dịch vụ video hàng đầu trong nước. Sau một tuần, thời lượng xem tăng {pct}%.',
    concert:
      'Ngày {date}, nhóm nhạc Hàn Quốc {group} biểu diễn {in} trước hơn {n} khán giả. Tiếng hát bằng tiếng Hàn vang lên suốt đêm diễn.',
    exhibition:
      'Ngày {date}, Bảo tàng Quốc gia {in} khai mạc triển lãm chuyên đề về “{topic}” của Hàn Quốc. {k} tác phẩm từ Hàn Quốc lần đầu được giới thiệu.',
    language:
      'Số học viên tiếng Hàn {in} tăng {pct}% so với năm ngoái. Từ ngày {from}, ngành giáo dục sẽ tăng số trường dạy tiếng Hàn như môn tự chọn.',
    tourism:
      'Năm nay, khách trong nước đi Hàn Quốc tăng {pct}% so với cùng kỳ năm ngoái. Ngành du lịch cho rằng bối cảnh phim và lễ hội địa phương đã thu hút du khách.',
    diplomacy:
      'Ngày {date}, chính phủ Hàn Quốc và {country} ký thỏa thuận hợp tác văn hóa {in}. Hai nước sẽ mở rộng hợp tác làm phim và giao lưu nghệ sĩ trẻ.',
    food: 'Nhu cầu tăng khiến lượng nhập khẩu {food} Hàn Quốc năm nay tăng {pct}%. Các nhà hàng Hàn Quốc liên tiếp mở cửa {in}.',
    taekwondo:
      'Giải taekwondo quốc tế khai mạc {in} ngày {date}. Vận động viên của {k} đội tranh tài quyền và đối kháng trong ba ngày.',
    heritage:
      'Một bảo tàng {in} quyết định trao trả {k} hiện vật văn hóa cho Hàn Quốc. Từ ngày {from}, chuyên gia hai nước cùng kiểm tra tình trạng hiện vật.',
    literature:
      'Bản dịch tiểu thuyết Hàn Quốc “{work}” đoạt giải văn học dịch. Nhà xuất bản cho biết đến ngày {date} đã bán {n} bản.',
    temple:
      'Ngày {date}, sự kiện giới thiệu ẩm thực chùa và thiền Hàn Quốc diễn ra {in}. {k} người tham gia cùng nấu ăn và trò chuyện với các nhà sư.',
    museum:
      'Bảo tàng Quốc gia {in} mở cửa trở lại ngày {date} sau {years} năm tu sửa. Diện tích trưng bày tăng {pct}%.',
    budget:
      'Ngày {date}, chính phủ đưa ra phương án tăng {pct}% ngân sách văn hóa năm tới. Khoản tăng thêm dành cho nhà hát địa phương và nghệ sĩ trẻ.',
    filmFestival:
      'Liên hoan phim quốc tế {city} khai mạc ngày {date}. Năm nay có {k} phim được chiếu, một nửa là của đạo diễn mới.',
    visitorCap:
      'Do du khách tăng {pct}%, {city} quyết định giới hạn số người vào các di tích chính mỗi ngày. Quy định mới có hiệu lực từ ngày {from}.',
    restoration:
      'Một di tích lịch sử {in} mở cửa ngày {date} sau {years} năm trùng tu. Các nhà nghiên cứu đã khôi phục hình dáng xưa nhờ đo đạc ba chiều.',
    marathon:
      'Giải marathon quốc tế {city} diễn ra ngày {date} với hơn {n} người chạy qua trung tâm. Vận động viên đến từ nhiều quốc gia nhất từ trước đến nay.',
  },
  more: {
    crowd: 'Ban tổ chức cho biết riêng ngày đầu đã có hơn {n2} người đến dự.',
    organiser: '{person}, trưởng ban tổ chức, nói: “Sự quan tâm đến văn hóa Hàn Quốc tăng lên mỗi năm.”',
    expert:
      '{person2}, giảng viên văn hóa Đông Á tại một trường đại học, nhận định đây không còn là trào lưu mà đang đi vào đời sống.',
    visitor: '“Tôi rất vui khi được tận mắt thấy những gì chỉ xem qua màn hình,” một người dân nói.',
    background: 'Trung tâm Văn hóa Hàn Quốc tại thành phố mở lớp học và biểu diễn từ năm {year}.',
    market: 'Giới kinh doanh dự báo thị trường nội dung Hàn Quốc trong nước năm nay tăng {pct2}%.',
    plan: 'Sự kiện tiếp theo dự kiến diễn ra vào năm sau với quy mô lớn hơn.',
    audience: 'Trên các diễn đàn liên tiếp xuất hiện bài viết “cả nhà cùng thích”.',
    joint: 'Hai nước sẽ lập nhóm công tác để thống nhất lịch trình tiếp theo.',
    online: 'Tài liệu liên quan sẽ được công khai trên mạng cho mọi người.',
    spokesperson: '“Văn hóa là đầu tư cho tương lai,” {person}, người phát ngôn bộ văn hóa, cho biết.',
    cost: 'Tổng kinh phí của dự án là {millions} triệu đô la.',
    reaction: 'Các hội cư dân hoan nghênh nhưng yêu cầu công khai lịch trình.',
    council: 'Hội đồng thành phố sẽ bàn chi tiết vào tháng tới.',
    history: 'Kế hoạch này được đưa ra lần đầu vào năm {year}.',
    jobs: 'Chuyên gia dự đoán việc làm tại địa phương tăng {pct2}%.',
  },
};
