declare module 'virtual:pretendard-gov.css';
